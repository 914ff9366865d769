import { Picture } from './picture.tsx';

/** A door with all that belongs to it: lock, reader, exit button, contact, and the controller above. */
export function AccessControlPicture() {
  return (
    <Picture>
      <path className="rc-t1" d="M0 0h320v180H0z" />
      <path className="rc-t3" d="M0 156h320v24H0z" />
      <path className="rc-t2" d="M0 152h320v4H0z" />
      {/* the door in its frame, ajar */}
      <path className="rc-t4" d="M96 22h104v134H96z" />
      <path className="rc-t6" d="M104 30h88v126h-88z" />
      <path className="rc-t3" d="M104 30l66 10v130l-66-14z" />
      <path className="rc-t2" d="M110 37l54 8v118l-54-12z" />
      <path className="rc-t0" d="M120 50l34 5v44l-34-5z" opacity="0.8" />
      <path className="rc-t5" d="M154 108l8 1.4v14l-8-1.6z" />
      {/* the magnetic lock at its head */}
      <path className="rc-t5" d="M150 30h36v9h-36z" />
      <circle className="rc-tw" cx="180" cy="34.5" r="1.8" />
      {/* reader with a card before it */}
      <path className="rc-t6" d="M222 82h26v42h-26z" />
      <path className="rc-t5" d="M248 82l5-3v42l-5 3z" />
      <path className="rc-t4" d="M222 82l5-3h26l-5 3z" />
      <path className="rc-wave" d="M229 96a8 8 0 0 1 12 0M226 91a13 13 0 0 1 18 0" />
      <circle className="rc-tw" cx="235" cy="114" r="2.4" />
      <path className="rc-t0" d="M246 112l38-10 8 24-38 11z" />
      <path className="rc-t4" d="M248 119l38-10.5 2 5.5-38 10.800z" />
      <path className="rc-t3" d="M262 127l14-4 1 3-14 4z" />
      {/* break-glass */}
      <path className="rc-t0" d="M60 84h24v24H60z" />
      <path className="rc-t5" d="M60 84h24v5H60z" />
      <path className="rc-t3" d="M65 93h14v11H65z" />
      {/* the controller and its lines */}
      <path className="rc-line" d="M236 79V40M200 34h24M72 84V26h24" />
      <path className="rc-t5" d="M224 14h56v34h-56z" />
      <path className="rc-t6" d="M280 14l8-5v34l-8 5z" />
      <path className="rc-t4" d="M224 14l8-5h56l-8 5z" />
      <path className="rc-t3" d="M230 21h30v3h-30zM230 27h22v3h-22z" />
      <path className="rc-t2" d="M230 36h5v7h-5zM238 36h5v7h-5zM246 36h5v7h-5zM254 36h5v7h-5z" />
      <circle className="rc-tw" cx="272" cy="22" r="2" />
    </Picture>
  );
}
