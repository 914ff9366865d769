/** A calculation book of the demo installer: two variants of storage, the power and the cable of one project. */
import { insertBook, insertEntries, newEntry } from '../src/modules/calculation-book/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { demoInstaller } from './people.ts';

const HOUR_MS = 3_600_000;
const BOOK_ID = 'demo-book-1';

const groups = (days: number) => [
  { channels: 48, resolution: '4MP', days },
  { channels: 16, resolution: '1080P', days },
];
const ENTRIES = [
  { engine: 'aVideoCapacity', title: '录像存储 30 天', inputs: { groups: groups(30), diskSizeTB: 8, raid: 'raid5' } },
  { engine: 'aVideoCapacity', title: '录像存储 90 天', inputs: { groups: groups(90), diskSizeTB: 8, raid: 'raid5' } },
  { engine: 'gCameraPowerSupply', title: '一层摄像机供电', inputs: { cameras: [{ count: 8, powerW: 9, distanceM: 35 }] } },
  { engine: 'hTwistedPairAmount', title: '水平网线用量', inputs: { points: 64, farthestM: 72, nearestM: 18 } },
] as const;

export async function insertDemoBooks(db: Db, now: number): Promise<void> {
  const at = new Date(now - HOUR_MS);
  await insertBook(db, {
    bookId: BOOK_ID,
    ...demoInstaller,
    seriesId: BOOK_ID,
    projectName: '王府小区安防改造',
    customer: '王府物业服务中心',
    designer: '陈建国',
    revision: 'A',
    bookDate: at.toISOString().slice(0, 10),
    remark: '',
    edition: 1,
    gmtCreate: at,
    gmtModified: at,
    gmtFixed: null,
    gmtRemoved: null,
  });
  await insertEntries(
    db,
    ENTRIES.map((entry, place) =>
      newEntry({ ...entry, inputs: { ...entry.inputs } }, { bookId: BOOK_ID, entryId: `demo-entry-${place + 1}`, sort: place + 1, now: at.getTime() }),
    ),
  );
}
