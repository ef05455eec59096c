/** Illustration: a mother holding her child. */

import { Picture } from './picture.tsx';

export function MotherAndChild() {
	return (
		<Picture width={440} height={400} name="mother">
			<path
				className="wash"
				d="M64 236C58 128 142 44 240 52c100 8 158 92 144 190-12 86-72 150-166 150S70 330 64 236z"
			/>
			<circle className="clay-wash" cx="338" cy="118" r="34" />
			{/* hair, behind the face */}
			<path
				className="ink-fill"
				d="M160 150c-8-48 24-82 66-80 40 2 62 34 54 74-14-22-40-30-62-24-6 26-8 52-22 74-20-6-33-22-36-44z"
			/>
			<circle className="ink-fill" cx="158" cy="98" r="22" />
			{/* face, in profile towards the child */}
			<path
				className="skin"
				d="M218 120c22-6 48 2 62 24l8 20c2 5-1 8-6 8l-4 1 1 12c1 9-5 14-14 14h-12c-4 8-3 14 2 22l-52 6c6-12 8-22-7-33 14-22 16-48 22-74z"
			/>
			<path className="line on-skin" d="M258 154c4 3 9 3 12 0M262 184c5 1 9 0 13-2" />
			{/* dress and back */}
			<path
				className="paper"
				d="M202 222c-46 10-76 34-86 84-6 30-8 62-4 94h236c2-40-4-72-20-102-16-30-42-62-74-78-12 18-38 20-52 2z"
			/>
			<path
				className="line"
				d="M202 222c-46 10-76 34-86 84-6 30-8 62-4 94M254 220c32 16 58 48 74 78 16 30 22 62 20 102M202 222c14 18 40 16 52-2"
			/>
			{/* swaddled child */}
			<path
				className="clay-fill"
				d="M206 352c-24-14-30-44-8-64 26-24 66-40 104-44 30 4 42 30 32 56-14 36-86 74-128 52z"
			/>
			<circle className="skin" cx="304" cy="258" r="32" />
			<path className="line on-skin" d="M290 262c3 4 8 4 11 1M314 256c3 4 8 3 10-1M302 274c4 4 9 3 12-1" />
			<path className="line" d="M296 227c6-6 14-7 20-3" />
			<path className="line" d="M272 258c-6 26 8 46 34 50M206 352c26-4 58-22 78-50" />
			{/* the arm that holds */}
			<path
				className="paper"
				d="M150 262c-10 42 6 82 46 98 40 14 92 4 132-26 10-8 12-18 6-24s-16-4-26 2c-32 20-66 28-90 16-20-10-28-34-26-60z"
			/>
			<path
				className="line"
				d="M192 268c-2 26 6 50 26 60 24 12 58 4 90-16 10-6 20-8 26-2s4 16-6 24c-40 30-92 40-132 26-40-16-56-56-46-98"
			/>
		</Picture>
	);
}
