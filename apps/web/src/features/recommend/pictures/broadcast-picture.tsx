import { Picture } from './picture.tsx';

/** A hall: speakers in the ceiling, each with the ground it covers, the amplifiers in their rack. */
export function BroadcastPicture() {
  return (
    <Picture>
      <path className="rc-t1" d="M0 0h320v180H0z" />
      <path className="rc-t2" d="M0 0h320l-40 34H40z" />
      <path className="rc-t0" d="M40 34h240v84H40z" />
      <path className="rc-t2" d="M0 0l40 34v84L0 180z" />
      <path className="rc-t3" d="M0 180l40-62h240l40 62z" />
      {[
        { x: 88, cone: 'M88 30L40 150h104z' },
        { x: 160, cone: 'M160 30l-52 120h104z' },
        { x: 232, cone: 'M232 30l-56 120h104z' },
      ].map(({ x, cone }) => (
        <g key={x}>
          <path className="rc-t4" d={cone} opacity="0.22" />
          <ellipse className="rc-t4" cx={x} cy="150" rx="52" ry="11" opacity="0.3" />
          <ellipse className="rc-t6" cx={x} cy="22" rx="20" ry="6.5" />
          <ellipse className="rc-t4" cx={x} cy="21" rx="16" ry="4.6" />
          <ellipse className="rc-t6" cx={x} cy="21" rx="6" ry="1.8" />
          <path className="rc-wave" d={`M${x - 12} 44a18 14 0 0 0 24 0M${x - 20} 54a30 24 0 0 0 40 0M${x - 28} 66a44 34 0 0 0 56 0`} />
        </g>
      ))}
      <g className="rc-t5">
        <circle cx="120" cy="100" r="7" />
        <path d="M110 110h20l2 22h-6l-1 24h-10l-1-24h-6z" />
        <circle cx="196" cy="98" r="7" />
        <path d="M186 108h20l2 24h-6l-1 24h-10l-1-24h-6z" />
      </g>
      {/* the rack */}
      <path className="rc-t6" d="M268 78h36v88h-36z" />
      <path className="rc-t5" d="M304 78l8-6v86l-8 8z" />
      <path className="rc-t4" d="M268 78l8-6h36l-8 6z" />
      {[84, 100, 116, 132, 148].map((y) => (
        <g key={y}>
          <path className="rc-t2" d={`M272 ${y}h28v12h-28z`} />
          <circle className="rc-t5" cx="278" cy={y + 6} r="3" />
          <path className="rc-t4" d={`M285 ${y + 3}h11v2h-11zM285 ${y + 7}h8v2h-8z`} />
        </g>
      ))}
      <circle className="rc-tw" cx="297" cy="90" r="1.6" />
    </Picture>
  );
}
