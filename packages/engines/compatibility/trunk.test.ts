/** What a switch above others lets through. Source: CHECK-7.3. */
import { expect, it } from 'vitest';
import type { RoleLine } from '../roles/index.ts';
import { assignmentOf } from './assignment.ts';
import { WHOLE_EFFORT } from './budget.ts';
import { curesOf } from './cure-ways.ts';
import { aCamera, aDisk, aNetworkSwitch, aPoeSwitch, aRecorder, checked } from './list-builder.ts';

/** 24 cameras of 6,488 + 512 kbps: 168 Mbps. */
const system = (...others: RoleLine[]): RoleLine[] => [
  aCamera({ bitrateKbps: 6488 }, 24),
  aRecorder({ channels: 32, incomingMbps: 320, hddBays: 8 }),
  aDisk({ sizeTB: 16 }, 8),
  ...others,
];
const aWideSwitch = (quantity = 1): RoleLine => aPoeSwitch({ poePorts: 24, poeBudgetW: 370, uplinkMbps: 1000 }, quantity);
const uplinks = (lines: readonly RoleLine[]) =>
  checked(lines).issues.flatMap(({ code, rule, shortBy }) => (code === 'UPLINK_SHORT' ? [`${rule} ${shortBy}`] : []));

it.each([
  { title: 'a switch of 100 Mbps lets 70 through', above: { ports: 16, portMbps: 100, uplinkMbps: 100 }, says: ['14a 98'] },
  { title: 'one of 1,000 lets 700 through', above: { ports: 16, portMbps: 1000, uplinkMbps: 1000 }, says: [] },
  { title: 'two uplinks of 1,000 take the PoE switch and the recorder', above: { ports: 16, portMbps: 100, uplinkMbps: 1000, uplinkPorts: 2 }, says: [] },
  {
    title: 'one uplink is the recorder’s; the PoE switch is left a port',
    above: { ports: 16, portMbps: 100, uplinkMbps: 1000, uplinkPorts: 1 },
    says: ['14a 98'],
  },
  { title: 'one that does not say its speed is not judged', above: { ports: 16 }, says: [] },
  { title: 'just enough: 168 ÷ 0.7 = 240', above: { ports: 16, portMbps: 240 }, says: [] },
  { title: 'just not', above: { ports: 16, portMbps: 239 }, says: ['14a 0.7'] },
])('$title', ({ above, says }) => expect(uplinks(system(aWideSwitch(), aNetworkSwitch(above)))).toEqual(says));

it('what comes in over three links of 100 Mbps does not go out to one recorder over one', () => {
  const lines = system(aPoeSwitch({ poePorts: 8, uplinkMbps: 1000 }, 3), aNetworkSwitch({ ports: 16, portMbps: 100 }));
  // 8 × 7 = 56 on each of the three
  expect(uplinks(lines)).toEqual(['14b 98']);
  expect(uplinks(system(aPoeSwitch({ poePorts: 8 }, 3), aNetworkSwitch({ ports: 16, portMbps: 100, uplinkMbps: 1000, uplinkPorts: 1 })))).toEqual([]);
});

it('what comes in over slow links and goes out over one slower still is short by what goes out', () => {
  const links = (switches: number) =>
    system(aPoeSwitch({ poePorts: 24, poeBudgetW: 370, uplinkMbps: 1000 }, switches), aNetworkSwitch({ ports: 16, portMbps: 100 }));
  // 168 over two links of 70 in, over one out
  expect([uplinks(links(1)), uplinks(links(2))]).toEqual([['14a 98'], ['14a 98']]);
  const issue = checked(links(2)).issues.find(({ code }) => code === 'UPLINK_SHORT');
  expect(issue?.why).toBe('摄像机主、子码流合计 168 Mbps；汇聚交换机端口 100 Mbps，按 70 % 使用，合计可带 140 Mbps，到录像机的口只带得动 70 Mbps');
});

it('cameras at the recorder’s own ports do not pass it', () => {
  const own = { channels: 32, incomingMbps: 320, hddBays: 8, poePorts: 16, poeBudgetW: 200 };
  const lines = [
    aCamera({ bitrateKbps: 6488 }, 24),
    aRecorder(own),
    aDisk({ sizeTB: 16 }, 8),
    aPoeSwitch({ poePorts: 8 }),
    aNetworkSwitch({ ports: 8, portMbps: 100 }),
  ];
  expect(uplinks(lines)).toEqual([]);
});

it('the assignment shows what the slower end of the link carries', () => {
  const lines = system(aWideSwitch(), aNetworkSwitch({ ports: 16, portMbps: 100, uplinkMbps: 100 }));
  const assignment = assignmentOf({ lines }, WHOLE_EFFORT);
  expect(assignment?.feeding.state).toBe('impossible');
  expect(assignment?.feeding.feeders[0]?.uplinkMbps).toEqual({ used: 168, has: 70 });
});

it('the reason names the switch above, and leads to it', () => {
  const lines = system(aWideSwitch(), aNetworkSwitch({ ports: 16, portMbps: 100 }));
  const issue = checked(lines).issues.find(({ code }) => code === 'UPLINK_SHORT');
  expect(issue?.why).toBe('摄像机主、子码流合计 168 Mbps；汇聚交换机端口 100 Mbps，按 70 % 使用，合计可带 70 Mbps');
  expect(issue?.lines).toEqual([4, 3]);
});

it('is cured by one of a thousand in its place', () => {
  const lines = system(aWideSwitch(), aNetworkSwitch({ ports: 16, portMbps: 100 }));
  const { cures } = curesOf({ lines }, { effort: WHOLE_EFFORT });
  const ways = cures.find(({ kind }) => kind === 'feeding')?.ways ?? [];
  expect(ways[0]).toEqual({
    takes: [{ place: 4, quantity: 1 }],
    adds: [{ role: 'networkSwitch', quantity: 1, attributes: { ports: 16, portMbps: 1000 } }],
    more: [],
  });
});
