/** The part of subset-font that the build uses; the package has no types of its own. */

declare module 'subset-font' {
	interface Cut {
		targetFormat: 'truetype' | 'woff2';
		variationAxes?: Record<string, number | { min: number; max: number }>;
		noHinting?: boolean;
	}

	// biome-ignore lint/style/noDefaultExport: that is how the package exports it.
	export default function subsetFont(font: Buffer, text: string, cut: Cut): Promise<Buffer>;
}
