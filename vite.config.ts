/** Build of the host website: React pages, prerendered to HTML by `site/prerender.tsx` afterwards. */

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
	root: import.meta.dirname,
	plugins: [react()],
});
