import { Picture } from './picture.tsx';

/** A shop floor seen by a dome under the ceiling and a bullet on the wall, with the recorder and its screen. */
export function VideoSurveillancePicture() {
  return (
    <Picture>
      <path className="rc-t1" d="M0 0h320v180H0z" />
      <path className="rc-t2" d="M0 0h320v18H0z" />
      <path className="rc-t3" d="M0 150h320v30H0z" />
      <path className="rc-t2" d="M0 146h320v4H0z" />
      {/* what the dome sees */}
      <path className="rc-t0" d="M104 40L34 150h148z" opacity="0.55" />
      {/* the dome */}
      <path className="rc-t0" d="M80 18h48v8H80z" />
      <path className="rc-t4" d="M80 26h48v3H80z" />
      <path className="rc-t6" d="M84 29h40a20 18 0 0 1 -40 0z" />
      <circle className="rc-t4" cx="104" cy="36" r="6" />
      <circle className="rc-tw" cx="104" cy="36" r="2.200" />
      {/* people on the floor */}
      <circle className="rc-t5" cx="82" cy="104" r="7" />
      <path className="rc-t5" d="M71 114q11 -5 22 0l-3 22h-3v14h-10v-14h-3z" />
      <circle className="rc-t4" cx="130" cy="110" r="6" />
      <path className="rc-t4" d="M120 119q10 -5 20 0l-3 18h-3v13h-8v-13h-3z" />
      {/* the bullet on the wall */}
      <path className="rc-t4" d="M306 40h6v30h-6z" />
      <path className="rc-line" d="M307 55L286 62" />
      <path className="rc-t0" d="M236 50l52 -6 2 22 -52 6z" />
      <path className="rc-t6" d="M230 50l10 -1.200 2 23 -10 1.200z" />
      <path className="rc-t4" d="M228 46l64 -7.500 1 5 -64 7.500z" />
      <circle className="rc-tw" cx="236" cy="61" r="2.400" />
      <path className="rc-wave" d="M222 56a10 10 0 0 0 1 13M215 53a17 17 0 0 0 2 19" />
      {/* recorder and screen */}
      <path className="rc-t6" d="M204 88h72v44h-72z" />
      <path className="rc-t3" d="M208 92h31v17h-31zM241 92h31v17h-31zM208 111h31v17h-31zM241 111h31v17h-31z" />
      <path className="rc-t5" d="M236 132h8v6h-8z" />
      <path className="rc-t5" d="M198 138h84v8h-84z" />
      <circle className="rc-tw" cx="206" cy="142" r="1.800" />
      <path className="rc-t3" d="M230 141h40v2h-40z" />
    </Picture>
  );
}
