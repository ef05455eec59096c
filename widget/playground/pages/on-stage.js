/** Ahead of the widget's script, a page tells the playground that it begins: whoever listened later would miss what happens first. */
parent.dispatchEvent(new CustomEvent('stage', { detail: document }));
