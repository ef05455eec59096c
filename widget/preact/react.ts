/**
 * What the widget uses of `react`, served by Preact. The whole compatibility layer (`@preact/compat`) also rewrites
 * props and events to React's ways; the widget keeps to the part of React where both agree, and saves those bytes.
 * Every effect runs in the commit, before the next paint: no effect of the widget is slow, and none is left pending.
 */

// biome-ignore-all lint/style/noRestrictedImports: the build's alias points here; no component names Preact.

export { Fragment } from 'preact';
export { useLayoutEffect as useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
