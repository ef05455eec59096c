/** What the widget's build leaves beside its script, for whoever loads exactly that one. */

/** `manifest.json`: addresses below the web root, hashes as `integrity` takes them, and sizes in bytes. */
export interface WidgetManifest {
	version: string;
	files: Record<string, { url: string; integrity: string; bytes: number; gzip: number; brotli: number }>;
}
