/** Public origin of a build: bundlers replace `process.env.PUBLIC_ORIGIN` in `shared/content/brand.ts` with it. */

export const publicOrigin = { 'process.env.PUBLIC_ORIGIN': JSON.stringify(process.env.PUBLIC_ORIGIN ?? '') };
