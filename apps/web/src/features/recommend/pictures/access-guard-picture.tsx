import { Picture } from './picture.tsx';

/** A lobby: a row of gates with glass wings and face terminals, someone walks through. */
export function AccessGuardPicture() {
  return (
    <Picture>
      <path className="rc-t1" d="M0 0h320v180H0z" />
      <path className="rc-t2" d="M0 0h320v16H0zM0 16h28v92H0zM292 16h28v92h-28z" />
      <path className="rc-t0" d="M52 28h56v80H52zM132 28h56v80h-56zM212 28h56v80h-56z" />
      <path className="rc-t2" d="M78 28h4v80h-4zM158 28h4v80h-4zM238 28h4v80h-4z" />
      <path className="rc-t3" d="M0 108h320v72H0z" />
      <path className="rc-t2" d="M0 108h320l0 6H0z" />
      <path className="rc-t2" d="M70 180l34-66h30l-14 66zM190 180l-10-66h32l36 66z" opacity="0.8" />
      {/* someone between the first two */}
      <g className="rc-t5">
        <circle cx="122" cy="62" r="10" />
        <path d="M108 78c0-4 6-6 14-6s14 2 14 6l2 34h-6l-2 36h-16l-2-36h-6z" />
      </g>
      {[36, 148, 260].map((x) => (
        <g key={x}>
          <path className="rc-t6" d={`M${x - 4} 158h48v6h-48z`} opacity="0.25" />
          <path className="rc-t0" d={`M${x} 96h24v64h-24z`} />
          <path className="rc-t4" d={`M${x + 24} 96l12-8v62l-12 10z`} />
          <path className="rc-t2" d={`M${x} 96l12-8h24l-12 8z`} />
          <path className="rc-t5" d={`M${x} 126h24v5h-24z`} />
          <path className="rc-t6" d={`M${x + 16} 56h16v30h-16z`} />
          <path className="rc-t4" d={`M${x + 18.5} 59h11v19h-11z`} />
          <circle className="rc-tw" cx={x + 24} cy={82} r="1.8" />
          <path className="rc-t5" d={`M${x + 22} 86h4v6h-4z`} />
        </g>
      ))}
      {/* wings: the first pair open, the second closed */}
      <path className="rc-glass" d="M72 112l14-6v34l-14 8zM148 112l-10-6v34l10 8z" />
      <path className="rc-glass" d="M184 112h36v38h-36zM224 112h36v38h-36z" />
    </Picture>
  );
}
