import { Picture } from './picture.tsx';

/** A lane of a car park: the boom, the island with the plate camera, a car coming in. */
export function ParkingPicture() {
  return (
    <Picture>
      <path className="rc-t1" d="M0 0h320v180H0z" />
      <path className="rc-t2" d="M0 34h70V14h46v20h34V6h52v28h50V20h68v64H0z" />
      <path
        className="rc-t0"
        d="M12 44h10v8H12zM30 44h10v8H30zM82 24h10v8H82zM98 24h8v8h-8zM164 16h10v8h-10zM182 16h10v8h-10zM266 30h12v8h-12zM288 30h12v8h-12z"
        opacity="0.7"
      />
      <path className="rc-t3" d="M0 84h320v96H0z" />
      <path className="rc-t4" d="M96 84h128l96 96H0z" opacity="0.55" />
      <path className="rc-dash" d="M160 92v84" />
      {/* the island with what stands on it */}
      <path className="rc-t2" d="M214 112l66 0 40 46v22h-52z" />
      <path className="rc-t0" d="M214 106h66l40 46h-54z" />
      <path className="rc-t5" d="M234 62h22v52h-22z" />
      <path className="rc-t6" d="M256 62l8 5v52l-8-5z" />
      <path className="rc-t4" d="M234 62l8-5h22l-8 5z" transform="translate(0 0)" />
      <path className="rc-t0" d="M238 68h14v9h-14z" opacity="0.85" />
      <path className="rc-t5" d="M290 40h4v88h-4z" />
      <path className="rc-t6" d="M270 34h30v13h-30z" />
      <path className="rc-t4" d="M300 34l6-4v13l-6 4z" />
      <circle className="rc-tw" cx="277" cy="40.5" r="3.5" />
      {/* the boom, half open */}
      <path className="rc-t0" d="M238 80L92 30l2-6 146 48z" />
      <path className="rc-t5" d="M212 71l-24-8 2-6 24 8zM164 55l-24-8 2-6 24 8zM116 39l-22-8 2-6 22 7z" />
      <circle className="rc-t6" cx="240" cy="76" r="6" />
      {/* the car */}
      <path className="rc-t6" d="M52 168h140v8H52z" opacity="0.3" />
      <path className="rc-t0" d="M64 132h116c8 0 14 6 14 14v20H50v-20c0-8 6-14 14-14z" />
      <path className="rc-t2" d="M50 150h144v16H50z" />
      <path className="rc-t5" d="M76 108h92l16 26H60z" />
      <path className="rc-t3" d="M82 112h38v20H68zM124 112h40l11 20h-51z" />
      <path className="rc-tw" d="M56 146h20v7H56zM168 146h20v7h-20z" />
      <path className="rc-t6" d="M60 166h26v8H60zM158 166h26v8h-26z" />
      <path className="rc-t5" d="M104 154h36v9h-36z" />
    </Picture>
  );
}
