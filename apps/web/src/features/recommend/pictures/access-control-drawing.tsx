import { numberText, type Raw } from '@portal/engines/inputs';
import { scenarioAccessControl } from '@portal/engines/sizing';
import { Plan } from './plan-parts.tsx';

/** The door, in the drawing's units. */
const DOOR = { left: 150, top: 66, width: 92, height: 142 };
const LOCK_NAMES: Readonly<Record<string, string>> = { maglock: '磁力锁', bolt: '电插锁', strike: '电锁口' };

/** A door of the first group with its parts, where they sit, and how far the controller is. */
export function AccessControlDrawing({ inputs }: { inputs: Raw }) {
  const sized = scenarioAccessControl(inputs);
  const group = sized.valid ? sized.values.groups[0] : undefined;
  if (!sized.valid || group === undefined) return null;
  const isFace = group.mode === 'faceTerminal';
  const isBoth = group.mode === 'cardAndFace';
  const isDouble = group.leaves === 'double';
  const right = DOOR.left + DOOR.width;
  const bottom = DOOR.top + DOOR.height;
  const inside = group.mode === 'cardInCardOut' ? '出门读卡器' : '出门按钮';
  return (
    <Plan
      height={250}
      label={`一樘${isDouble ? '双扇' : '单扇'}门：${isBoth ? '读卡器、人脸一体机' : isFace ? '人脸一体机' : '读卡器'}、${inside}、${LOCK_NAMES[group.lock] ?? ''}、门磁和紧急破玻`}
    >
      <path className="rc-ground" d={`M14 ${bottom}h392`} />
      {/* frame and leaves */}
      <rect className="rc-t4" x={DOOR.left - 8} y={DOOR.top - 8} width={DOOR.width + 16} height={DOOR.height + 8} />
      <rect className="rc-t2" x={DOOR.left} y={DOOR.top} width={DOOR.width} height={DOOR.height} />
      {isDouble && <path className="rc-seam" d={`M${DOOR.left + DOOR.width / 2} ${DOOR.top}v${DOOR.height}`} />}
      <path className="rc-t0" d={isDouble ? `M160 80h28v58h-28zM204 80h28v58h-28z` : `M166 80h60v58h-60z`} opacity="0.8" />
      <path className="rc-t6" d={isDouble ? 'M190 146h3v18h-3zM199 146h3v18h-3z' : 'M160 146h4v18h-4z'} />
      <Lock lock={group.lock} isDouble={isDouble} />
      {/* door contacts */}
      <path className="rc-tw" d={isDouble ? 'M158 62h10v5h-10zM224 62h10v5h-10z' : 'M228 62h10v5h-10z'} />
      {/* outside at the left, inside at the right */}
      {isFace ? (
        <g>
          <rect className="rc-t6" x="90" y="112" width="22" height="38" rx="3" />
          <rect className="rc-t4" x="93" y="115" width="16" height="22" rx="2" />
          <circle className="rc-tw" cx="101" cy="144" r="2" />
        </g>
      ) : (
        <g>
          <rect className="rc-t6" x="92" y="120" width="18" height="28" rx="3" />
          <path className="rc-signal" d="M97 131a6 6 0 0 1 8 0M95 127.5a10 10 0 0 1 12 0" />
          <circle className="rc-tw" cx="101" cy="140" r="2" />
        </g>
      )}
      {isBoth && (
        <g>
          <rect className="rc-t6" x="90" y="76" width="22" height="38" rx="3" />
          <rect className="rc-t4" x="93" y="79" width="16" height="22" rx="2" />
          <circle className="rc-tw" cx="101" cy="108" r="2" />
        </g>
      )}
      {group.mode === 'cardInCardOut' ? (
        <g>
          <rect className="rc-t6" x="301" y="120" width="18" height="28" rx="3" />
          <path className="rc-signal" d="M306 131a6 6 0 0 1 8 0M304 127.5a10 10 0 0 1 12 0" />
          <circle className="rc-tw" cx="310" cy="140" r="2" />
        </g>
      ) : (
        <g>
          <rect className="rc-t0 rc-edge" x="300" y="122" width="20" height="24" rx="3" />
          <circle className="rc-t5" cx="310" cy="134" r="5" />
        </g>
      )}
      <rect className="rc-t0 rc-edge" x="300" y="160" width="20" height="20" rx="2" />
      <path className="rc-break" d="M304 164h12v12h-12z" />
      {/* to the controller, or straight to the network */}
      <path className="rc-wire" d={`M101 ${isFace ? 112 : 120}V30h84M196 58V44M310 ${group.mode === 'cardInCardOut' ? 120 : 122}V30h-79`} />
      <rect className="rc-t5" x="185" y="14" width="46" height="30" rx="3" />
      <path className="rc-t0" d="M190 20h24v3h-24zM190 27h16v3h-16z" opacity="0.8" />
      <circle className="rc-tw" cx="223" cy="22" r="2" />
      <text className="rc-label rc-label--strong" x="238" y="20">
        {isFace ? '门禁电源、交换机' : '控制器、电源'}
      </text>
      <text className="rc-label" x="318" y="62">
        {numberText(group.distanceM)} m
      </text>
      <text className="rc-label" x="84" y="136" textAnchor="end">
        {isFace ? '人脸一体机' : '进门读卡器'}
      </text>
      {isBoth && (
        <text className="rc-label" x="84" y="98" textAnchor="end">
          人脸一体机
        </text>
      )}
      <text className="rc-label" x="328" y="138">
        {inside}
      </text>
      <text className="rc-label" x="328" y="174">
        紧急破玻
      </text>
      <text className="rc-label" x="184" y="54" textAnchor="end">
        {`${LOCK_NAMES[group.lock] ?? ''}${group.lock !== 'maglock' && isDouble ? ' × 2' : ''}`}
      </text>
      <text className="rc-label" x={right + 16} y="74">
        门磁{isDouble ? ' × 2' : ''}
      </text>
      <text className="rc-label" x="14" y="236">
        {`共 ${numberText(sized.doors)} 樘门，控制器 ${numberText(sized.controllers)} 台，读卡与人脸 ${numberText(sized.readers)} 台`}
        {sized.values.groups.length > 1 && '；图示第 1 组'}
      </text>
    </Plan>
  );
}

function Lock({ lock, isDouble }: { lock: string; isDouble: boolean }) {
  switch (lock) {
    case 'bolt':
      return <path className="rc-t6" d={isDouble ? 'M178 60h12v14h-12zM202 60h12v14h-12z' : 'M168 60h12v14h-12z'} />;
    case 'strike':
      return <path className="rc-t6" d={isDouble ? 'M186 140h6v26h-6zM200 140h6v26h-6z' : 'M144 142h8v26h-8z'} />;
    default:
      return <path className="rc-t6" d={isDouble ? 'M168 66h56v8h-56z' : 'M158 66h34v8h-34z'} />;
  }
}
