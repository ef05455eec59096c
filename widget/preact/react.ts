/**
 * What the widget uses of `react`, served by Preact. The whole compatibility layer (`@preact/compat`) also rewrites
 * props and events to React's ways; the widget keeps to the part of React where both agree, and saves those bytes.
 */

// biome-ignore-all lint/style/noRestrictedImports: the build's alias points here; no component names Preact.

export { Fragment } from 'preact';
export * from 'preact/hooks';
