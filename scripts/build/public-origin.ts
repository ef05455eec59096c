/** Public origin of a build. Vite replaces `process.env.PUBLIC_ORIGIN` in `shared/content/brand.ts` by this origin. */

export const publicOrigin = { 'process.env.PUBLIC_ORIGIN': JSON.stringify(process.env.PUBLIC_ORIGIN ?? '') };
