import { Picture } from './picture.tsx';

const HEADS = [
  // the far row first: the near one stands before it
  { y: 158, size: 8.5, xs: [52, 94, 136, 184, 226, 268] },
  { y: 176, size: 11, xs: [24, 72, 120, 200, 248, 296] },
] as const;

/** A meeting room: the screen glows on the back wall, people sit before it. */
export function LedPicture() {
  return (
    <Picture>
      <path className="rc-t2" d="M0 0h320v180H0z" />
      <path className="rc-t1" d="M36 12h248v112H36z" />
      <path className="rc-t3" d="M0 180l36-56h248l36 56z" />
      <path className="rc-t0" d="M0 0l36 12h248L320 0z" opacity="0.6" />
      <path className="rc-t4" d="M62 26h196v88H62z" opacity="0.35" />
      <path className="rc-t6" d="M64 24h192v86H64z" />
      <path className="rc-t5" d="M67 27h186v80H67z" />
      {/* what it shows: a skyline at evening */}
      <path className="rc-t4" d="M67 82l26-22 18 14 30-32 34 36 20-16 28 22 30-12v35H67z" />
      <path className="rc-t3" d="M67 96l34-14 26 10 36-20 40 22 50-14v27H67z" />
      <circle className="rc-tw" cx="214" cy="46" r="9" />
      {/* its cabinets */}
      <path className="rc-seam" d="M98 27v80M129 27v80M160 27v80M191 27v80M222 27v80M67 53.7h186M67 80.4h186" />
      <path className="rc-t4" d="M60 124h200l14 10H46z" opacity="0.35" />
      {HEADS.map(({ y, size, xs }) =>
        xs.map((x) => (
          <g key={`${x} ${y}`} className={y > 170 ? 'rc-t6' : 'rc-t5'}>
            <circle cx={x} cy={y - size * 2} r={size} />
            <path
              d={`M${x - size * 2} ${y + 8}c0-${size * 1.6} ${size}-${size * 2} ${size * 2}-${size * 2}s${size * 2} ${size * 0.4} ${size * 2} ${size * 2}z`}
            />
          </g>
        )),
      )}
    </Picture>
  );
}
