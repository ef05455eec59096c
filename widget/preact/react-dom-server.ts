/** What the widget's prerenderer uses of `react-dom/server`, served by Preact in the npm package. */

// biome-ignore-all lint/style/noRestrictedImports: the build's alias points here; no component names Preact.

export { renderToStaticMarkup } from 'preact-render-to-string';
