/** The public address that a build is for: bundlers put it where `shared/content/brand.ts` asks for it. */

export const publicOrigin = { 'process.env.PUBLIC_ORIGIN': JSON.stringify(process.env.PUBLIC_ORIGIN ?? '') };
