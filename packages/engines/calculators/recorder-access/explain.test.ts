/** What the page says beside the figures: the working with its numbers put in, and what it means. Source: CALC-2. */
import { expect, it } from 'vitest';
import { said } from '../said.fixture.ts';
import { recorderAccess } from './plan.ts';

it('bandwidth is the limit', () =>
  expect(
    said(recorderAccess, {
      nvr: { channels: 32, incomingMbps: 80, decode1080p: 4 },
      cameras: [{ count: 20, resolution: '8MP', codec: 'H264' }],
      reservePercent: 10,
    }),
  ).toEqual({
    working: [
      '可用带宽 B：80 ×（1－10%） → 72 Mbps',
      '第 1 组码率：⌈12,288 × 1 × 1 × 1 ÷ 64⌉ × 64 → 12,288 kbps',
      '第 1 组每路带宽：（12,288＋512）÷ 1000 → 12.8 Mbps',
      '第 1 组单独接入：min（72 ÷ 12.8 → 5，32） → 5 台，带宽先满',
      '第 1 组主码流显示：4 ÷ 4 → 1 路',
      '全部摄像机：20 × 12.8 → 256 Mbps，20 路',
      'NVR 台数：每台 32 路、72 Mbps → 4 台',
    ],
    meaning: [
      '20 台摄像机（8MP H.264）需要 4 台 32 路、接入 80 Mbps 的 NVR。',
      '共需接入带宽 256 Mbps，每台可用 72 Mbps（已预留 10%）。',
      '解码路数只限制同时显示的主码流画面，不影响录像；NVR 的转发（输出）带宽未计入。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('two groups on several recorders', () =>
  expect(
    said(recorderAccess, {
      nvr: { channels: 8, incomingMbps: 80, decode1080p: 16 },
      cameras: [
        { count: 10, resolution: '1080P' },
        { count: 7, resolution: '4MP', audio: true, subStreamKbps: 256 },
      ],
    }),
  ).toEqual({
    working: [
      '可用带宽 B：80 ×（1－20%） → 64 Mbps',
      '第 1 组码率：⌈4,096 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 2,048 kbps',
      '第 1 组每路带宽：（2,048＋512）÷ 1000 → 2.56 Mbps',
      '第 1 组单独接入：min（64 ÷ 2.56 → 25，8） → 8 台，路数先满',
      '第 1 组主码流显示：16 ÷ 1 → 16 路',
      '第 2 组码率：⌈6,144 × 0.5 × 1 × 1 ÷ 64⌉ × 64＋64 → 3,136 kbps',
      '第 2 组每路带宽：（3,136＋256）÷ 1000 → 3.392 Mbps',
      '第 2 组单独接入：min（64 ÷ 3.392 → 18，8） → 8 台，路数先满',
      '第 2 组主码流显示：16 ÷ 2 → 8 路',
      '全部摄像机：10 × 2.56＋7 × 3.392 → 49.34 Mbps，17 路',
      'NVR 台数：每台 8 路、64 Mbps → 3 台',
    ],
    meaning: [
      '17 台摄像机（2 组码流）需要 3 台 8 路、接入 80 Mbps 的 NVR。',
      '共需接入带宽 49.34 Mbps，每台可用 64 Mbps（已预留 20%）。',
      '解码路数只限制同时显示的主码流画面，不影响录像；NVR 的转发（输出）带宽未计入。',
      '以上为估算值，以实际设备为准。',
    ],
  }));
