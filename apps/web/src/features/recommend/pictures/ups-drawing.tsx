import { numberText, type Raw } from '@portal/engines/inputs';
import { scenarioUps } from '@portal/engines/sizing';
import { Plan, upTo } from './plan-parts.tsx';

const UNITS_DRAWN = 3;
const STRINGS_DRAWN = 4;
const LOADS_DRAWN = 4;

/** The chain from the mains to the loads, and the batteries below. */
export function UpsDrawing({ inputs }: { inputs: Raw }) {
  const sized = scenarioUps(inputs);
  if (!sized.valid) return null;
  const { loads, runtimeMin } = sized.values;
  const units = Math.min(sized.upsUnits, UNITS_DRAWN);
  const rows = Math.min(loads.length, LOADS_DRAWN);
  const hasBattery = sized.batteryAh !== null;
  return (
    <Plan
      height={250}
      label={`市电经 ${sized.inputBreakerA} 安断路器到 ${sized.upsUnits} 台 ${sized.upsKVA} 千伏安 UPS，${hasBattery ? `${sized.batteryBlocks} 节 ${sized.batteryAh} 安时电池` : '不配电池'}`}
    >
      <path
        className="rc-wire"
        d={`M56 84h48M140 84h40M244 84h42M286 42V84M286 42v${(rows - 1) * 29}${upTo(rows)
          .map((place) => `M286 ${42 + place * 29}h14`)
          .join('')}`}
      />
      {/* mains */}
      <path className="rc-t2" d="M14 62h42v44H14z" />
      <path className="rc-spark" d="M38 68l-12 18h8l-4 14 12-18h-8z" />
      <text className="rc-label" x="35" y="122" textAnchor="middle">
        {sized.inputPhases === 1 ? '市电 单相' : '市电 三相'}
      </text>
      {/* breaker */}
      <rect className="rc-t0 rc-edge" x="104" y="62" width="36" height="44" rx="3" />
      <rect className="rc-t5" x="116" y="70" width="12" height="28" rx="2" />
      <rect className="rc-t0" x="118" y="72" width="8" height="11" rx="1" />
      <text className="rc-label" x="122" y="122" textAnchor="middle">
        {sized.inputBreakerA} A
      </text>
      {/* the hosts, the last one nearest */}
      {upTo(units).map((place) => (
        <g key={place} transform={`translate(${180 + (units - 1 - place) * 8} ${50 - (units - 1 - place) * 8})`}>
          <rect className="rc-t5" width="64" height="84" rx="3" />
          <rect className="rc-t6" x="8" y="10" width="48" height="22" rx="2" />
          <path className="rc-spark" d="M34 13l-6 9h4l-2 7 6-9h-4z" />
          <path className="rc-t4" d="M8 42h48v4H8zM8 52h48v4H8zM8 62h48v4H8z" />
        </g>
      ))}
      <text className="rc-label rc-label--strong" x="216" y="24" textAnchor="middle">
        {`${sized.upsKVA} kVA × ${sized.upsUnits}`}
      </text>
      {/* loads */}
      {loads.slice(0, LOADS_DRAWN).map(({ count, powerW }, place) => (
        // rows of the form, which have no name of their own
        // oxlint-disable-next-line react/no-array-index-key
        <g key={place} transform={`translate(300 ${30 + place * 29})`}>
          <rect className="rc-t2" width="104" height="24" rx="3" />
          <rect className="rc-t6" x="5" y="5" width="14" height="14" rx="2" />
          <circle className="rc-tw" cx="12" cy="12" r="2" />
          <text className="rc-label" x="25" y="16">
            {`${numberText(powerW)} W × ${numberText(count)}`}
          </text>
        </g>
      ))}
      {loads.length > LOADS_DRAWN && (
        <text className="rc-label" x="300" y={30 + LOADS_DRAWN * 29 + 12}>
          {`另有 ${loads.length - LOADS_DRAWN} 种设备`}
        </text>
      )}
      {hasBattery ? <Batteries strings={sized.strings} blocksPerString={sized.blocksPerString} /> : null}
      <text className="rc-label" x="14" y="240">
        {hasBattery
          ? `电池 ${numberText(sized.batteryBlocks)} 节 12 V ${sized.batteryAh} Ah，每组 ${sized.blocksPerString} 节，共撑 ${numberText(runtimeMin)} min`
          : '后备时间为 0，不配电池'}
      </text>
    </Plan>
  );
}

function Batteries({ strings, blocksPerString }: { strings: number; blocksPerString: number }) {
  const drawn = Math.min(strings, STRINGS_DRAWN);
  const step = Math.min(22, 380 / blocksPerString);
  const tall = Math.min(18, 64 / drawn - 3);
  const width = step * blocksPerString;
  const left = Math.max(14, 212 - width / 2);
  return (
    <g>
      <path className="rc-wire" d="M212 134v16" />
      {upTo(drawn).map((row) => (
        <g key={row}>
          {upTo(blocksPerString).map((block) => (
            <g key={block} transform={`translate(${left + block * step} ${150 + row * (tall + 3)})`}>
              <rect className="rc-t4" width={Math.max(2, step - 2)} height={tall} rx="1.5" />
              <rect className="rc-t6" width={Math.max(2, step - 2)} height={tall * 0.3} rx="1.5" />
            </g>
          ))}
        </g>
      ))}
      {strings > drawn && (
        <text className="rc-label" x="406" y="222" textAnchor="end">
          {`每台共 ${strings} 组`}
        </text>
      )}
    </g>
  );
}
