/** What the widget never asks of Preact. */

import type { UnusedFeature } from './unused-features.ts';

/** What the list was read for. Whoever takes a newer one looks for what it has added in the words of the list. */
export const preactVersion = '11.2.0';

export const unusedInPreact: readonly UnusedFeature[] = [
	{
		feature: 'class components and their state, contexts',
		changes: {
			'preact/src/diff/index.js': [
				'(tmp = newType.prototype) && tmp.render',
				[/const componentContext = [\s\S]*?: globalContext;/g, ''],
				[/,\s+componentContext\s+\);/g, ');'],
				[/c\.(_globalContext|context) = \w+;/g, ''],
				[/\tglobalContext,\n/g, ''],
				['tmp = newType.contextType;', ''],
				'tmp && globalContext[tmp._id]',
				'c.getChildContext',
				['r._globalContext = ', ''],
				['props, state, context', 'props'],
				['c.props, (c.state = c._nextState), c.context', 'c.props'],
				['(props, context)', '(props)'],
				['if (!c.state) c.state = {};', ''],
				['c.state = c._nextState;', ''],
				[/c\._stateCallbacks = \[\];|EMPTY_ARR\.push\.apply\(c\._renderCallbacks, c\._stateCallbacks\);/g, ''],
				'c.componentWillUpdate',
				'r.componentWillUnmount',
			],
			'preact/src/diff/children.js': [[/\tglobalContext,\n/g, '']],
			'preact/src/render.js': [['EMPTY_OBJ,\n\t\tEMPTY_OBJ,', 'EMPTY_OBJ,']],
			'preact/src/component.js': [
				['\tthis.context = context;\n', ''],
				['component._globalContext,', ''],
				[/(?<=setState = function \()update, callback\) \{[\s\S]*?(?=if \(this\._vnode\))/g, ') {'],
				['if (callback) {\n\t\t\tthis._stateCallbacks.push(callback);\n\t\t}', ''],
				['BaseComponent.prototype.forceUpdate = function', 'undefined && function'],
				['BaseComponent.prototype.render = Fragment', ''],
			],
		},
	},
	{
		feature:
			'renders that turn out to be unnecessary, or repeated while they run, and first states that are worked out',
		changes: {
			'preact/src/diff/index.js': [
				'newVNode._original == oldVNode._original &&\n\t\t\t\t\t\t!(c._bits & COMPONENT_DIRTY)',
				'!(c._bits & COMPONENT_FORCE) &&\n\t\t\t\t\t\tc.shouldComponentUpdate',
				'c._bits & COMPONENT_DIRTY && ++count < 25',
			],
			'preact/hooks/src/index.js': [
				'!currentComponent._hasScuFromHooks',
				'previousComponent == currentComponent',
				['!init ? invokeOrReturn(undefined, initialState) : init(initialState)', 'initialState'],
			],
		},
	},
	{
		feature: 'errors caught while rendering, by boundaries or for later',
		changes: {
			'preact/src/diff/index.js': [
				[/let oldCommitQueueLength = commitQueue\.length;\s+try/g, ''],
				[/ catch \(e\) \{\s+\/\/ We remove any[\s\S]*?_catchError\(e, newVNode, oldVNode\);\n\t\t\}/g, ''],
				'c._bits & COMPONENT_PROCESSING_EXCEPTION',
				[/if \(\(tmp = options\.(_diff|diffed)\)\) tmp\(newVNode\);/g, ''],
				'c._bits & COMPONENT_PENDING_ERROR',
				[/commitQueue\.some\(c => \{\s+try \{[\s\S]*?\n\t\}\);/g, ''],
				[/(?<=vnode, owner\) \{\s+)try/g, ''],
				[/(?<=ref\.current = value;\s+\}) catch \(e\) \{[\s\S]*?\n\t\}/g, ''],
			],
			'preact/src/options.js': [
				["import { _catchError } from './diff/catch-error';", ''],
				['\t_catchError\n', ''],
			],
			'preact/hooks/src/index.js': [
				[/try(?= \{\s+component\._renderCallbacks)/g, ''],
				[/ catch \(e\) \{\s+\/\/ Only this component[\s\S]*?\];\n\t\t\}/g, ''],
				[/filter\(cb =>\s+cb\._value \? invokeEffect\(cb\) : true\s+\)/g, 'filter(invokeEffect)'],
				[/try(?= \{\s+\/\/ Layout cleanups)/g, ''],
				[' catch (e) {\n\t\t\t\thasErrored = e;\n\t\t\t}', ''],
				['if (hasErrored) options._catchError(hasErrored, c._vnode);', ''],
				['state._pendingArgs = args', 'state._args = args'],
				['hookItem._pendingArgs = hookItem._nextValue', 'hookItem._nextValue'],
				[/options\.(_diff|diffed) = [\s\S]*?\n};/g, ''],
			],
		},
	},
	{
		feature: 'portals',
		changes: {
			'preact/src/diff/index.js': ['newProps._parentDom', ['skipRemove && !vnode.props._parentDom', 'skipRemove']],
			'preact/src/diff/children.js': ['parentVNode.props._parentDom'],
			'preact/src/component.js': ['vnode.props._parentDom'],
		},
	},
	{
		feature: 'suspense and streamed markup',
		changes: {
			'preact/src/diff/index.js': [
				'oldVNode._flags & MODE_SUSPENDED',
				[/if \(\s+!skipRemove &&\s+\(r = vnode\._component\)[\s\S]*?removeNode\(r\);\s+\}/g, ''],
				'newVNode._flags &= RESET_MODE',
			],
			'preact/src/diff/children.js': [
				'oldVNode._flags & REF_DETACHED',
				'oldDom && !oldDom.parentNode',
				"oldDom.data.startsWith('$s')",
			],
			'preact/src/component.js': ['oldVNode._flags & MODE_HYDRATE'],
		},
	},
	{
		feature: 'SVG, MathML, templates and progress bars',
		changes: {
			'preact/src/diff/index.js': [
				"nodeType == 'svg'",
				"nodeType == 'math'",
				"nodeType == 'foreignObject'",
				"nodeType == 'template'",
				"nodeType == 'progress'",
				'namespace == MATH_NAMESPACE',
				[/createElementNS\([\s\S]*?parentDom\s+\)/g, 'createElement(nodeType)'],
				['else if (!namespace) namespace = XHTML_NAMESPACE;', ''],
				[/\tnamespace,\n/g, ''],
				[', namespace)', ')'],
			],
			'preact/src/diff/children.js': [[/\tnamespace,\n/g, '']],
			'preact/src/diff/props.js': ['namespace == SVG_NAMESPACE', [', namespace)', ')']],
			'preact/src/render.js': [['parentDom.namespaceURI,', '']],
			'preact/src/component.js': [['parentDom.namespaceURI,', '']],
		},
	},
	{
		feature: 'markup from strings, styles from objects',
		changes: {
			'preact/src/diff/index.js': ["i == 'dangerouslySetInnerHTML'"],
			'preact/src/diff/props.js': ["name == 'style'"],
		},
	},
	{
		feature: 'rendering over the markup of others with comments in it, into a document, or with `moveBefore()`',
		changes: {
			'preact/src/diff/children.js': ['next && next.nodeType == 8', 'oldDom.nodeType == 8', 'parentDom.moveBefore'],
			'preact/src/diff/index.js': ['!isHydrating && excessDomChildren'],
			'preact/src/render.js': ['parentDom.nodeType == 9'],
		},
	},
	{
		feature: 'attributes that are not properties, beside `popover`',
		changes: {
			'preact/src/diff/props.js': [
				[/name != '(width|height|href|list|form|tabIndex|download|rowSpan|colSpan|role)' &&/g, ''],
			],
		},
	},
	{
		feature: 'functions as children or refs, refs of components, texts as objects, listeners in the capture phase',
		changes: {
			'preact/src/create-element.js': [[" && typeof type != 'function'", '']],
			'preact/src/diff/children.js': ['childVNode.constructor === String', "typeof childVNode == 'function'"],
			'preact/src/diff/index.js': ["typeof ref == 'function'", "i == 'checked' && 'defaultChecked' in newProps"],
			'preact/src/diff/props.js': [
				["useCapture = name != (name = name.replace(CAPTURE_REGEX, '$1'))", ''],
				[/, useCapture(?=\))/g, ''],
			],
		},
	},
	{
		feature: 'listeners that come and go or are no functions, functions as attributes, `popover` without a value',
		changes: {
			'preact/src/diff/props.js': [
				"typeof value != 'function'",
				"typeof oldValue != 'function'",
				"typeof value == 'function'",
				['!value || !oldValue', '!oldValue'],
				[/if \(value\) \{\s+(dom\.addEventListener.*)\s+\} else \{\s+.*\s+\}/g, '$1'],
				["name == 'popover' && value == true ? '' : value", 'value'],
			],
		},
	},
	{
		feature: 'add-ons beside the hooks, working without the hooks, and ids made by hooks',
		changes: {
			'preact/src/create-element.js': ['options.vnode'],
			'preact/src/render.js': ['options._root'],
			'preact/src/component.js': [
				'options.vnode',
				'prevDebounce != options.debounceRendering',
				['prevDebounce = options.debounceRendering;', ''],
				['(prevDebounce || queueMicrotask)', 'queueMicrotask'],
			],
			'preact/src/diff/props.js': ['options.event'],
			'preact/src/diff/index.js': [
				'options._hydrationMismatch',
				['if (options.unmount) ', ''],
				['if (options._commit) ', ''],
				['if (renderHook) ', ''],
			],
			'preact/hooks/src/index.js': [
				'options._hook',
				'options._skipEffects',
				[/options\._root = \(vnode[\s\S]*?\n};/g, ''],
				[/(?<=let old\w+ = )options\.\w+/g, 'undefined'],
			],
		},
	},
	{
		feature: 'memos, lists of dependencies that grow or shrink, effects that render another root amid a render',
		changes: {
			'preact/hooks/src/index.js': [
				'oldArgs.length != newArgs.length',
				[
					'useMemo(() => ({ current: initialValue }), [])',
					'(getHookState(currentIndex++)._value ??= { current: initialValue })',
				],
				['const comp = currentComponent;', ''],
				['currentComponent = comp;', ''],
			],
		},
	},
	{
		feature: 'effects after painting: all run in the commit (`widget/preact/react.ts`)',
		changes: {
			'preact/hooks/src/index.js': [
				'hooks._pendingEffects.some(invokeCleanup)',
				'hooks._pendingEffects.some(invokeEffect)',
				'hooks._pendingEffects = []',
				's._passive && s._cleanup',
				[',\n\t\t\t_pendingEffects: []', ''],
				['state._passive = false;', ''],
			],
		},
	},
];
