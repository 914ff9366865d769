import { Picture } from './picture.tsx';

/** A machine room: the UPS with its display, the battery cabinet beside it, and what it keeps alive. */
export function UpsPicture() {
  return (
    <Picture>
      <path className="rc-t1" d="M0 0h320v180H0z" />
      <path className="rc-t2" d="M0 0h320v10H0z" />
      <path className="rc-t3" d="M0 138h320v42H0z" />
      <path className="rc-t2" d="M0 138h320v4H0z" />
      <path className="rc-line" d="M100 152v12h60v-12M176 152v12h62v-12" />
      {/* battery cabinet, doors open: three shelves of blocks */}
      <path className="rc-t6" d="M20 152h104v5H20z" opacity="0.25" />
      <path className="rc-t5" d="M28 46h72v106H28z" />
      <path className="rc-t6" d="M100 46l14-9v104l-14 11z" />
      <path className="rc-t4" d="M28 46l14-9h72l-14 9z" />
      {[54, 87, 120].map((y) => (
        <g key={y}>
          <path className="rc-t6" d={`M33 ${y}h62v27H33z`} />
          {[36, 51, 66, 81].map((x) => (
            <g key={x}>
              <path className="rc-t2" d={`M${x} ${y + 7}h11v18h-11z`} />
              <path className="rc-t0" d={`M${x} ${y + 7}h11v4h-11z`} />
              <path className="rc-t4" d={`M${x + 2} ${y + 4}h2.5v3h-2.5zM${x + 6.5} ${y + 4}h2.5v3h-2.5z`} />
            </g>
          ))}
        </g>
      ))}
      {/* the UPS */}
      <path className="rc-t6" d="M132 152h78v5h-78z" opacity="0.25" />
      <path className="rc-t0" d="M140 30h50v122h-50z" />
      <path className="rc-t3" d="M190 30l14-9v120l-14 11z" />
      <path className="rc-t2" d="M140 30l14-9h50l-14 9z" />
      <path className="rc-t6" d="M147 40h36v24h-36z" />
      <path className="rc-bolt" d="M167 43l-8 10h6l-2 8 8-10h-6z" />
      <path className="rc-t3" d="M147 72h36v3h-36zM147 80h36v3h-36zM147 88h36v3h-36z" />
      <path className="rc-t2" d="M147 100h36v44h-36z" />
      <path className="rc-t3" d="M151 106h28v2h-28zM151 112h28v2h-28zM151 118h28v2h-28zM151 124h28v2h-28zM151 130h28v2h-28zM151 136h28v2h-28z" />
      {/* the loads: a rack of servers */}
      <path className="rc-t6" d="M218 152h90v5h-90z" opacity="0.25" />
      <path className="rc-t6" d="M226 40h62v112h-62z" />
      <path className="rc-t5" d="M288 40l12-8v108l-12 12z" />
      <path className="rc-t4" d="M226 40l12-8h62l-12 8z" />
      {[47, 64, 81, 98, 115, 132].map((y, place) => (
        <g key={y}>
          <path className={place % 2 === 0 ? 'rc-t4' : 'rc-t3'} d={`M231 ${y}h52v13h-52z`} />
          <path className="rc-t6" d={`M235 ${y + 4}h22v2h-22zM235 ${y + 8}h16v2h-16z`} opacity="0.6" />
          <circle className="rc-tw" cx="277" cy={y + 6.5} r="1.8" />
        </g>
      ))}
    </Picture>
  );
}
