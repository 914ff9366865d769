/** Draws the sample licences of the demo world: `node tools/draw-licences.mjs`. What is drawn is kept, so that a start needs no font. */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { demoApplicants, placeOf } from '../apps/server/demo-world/applicants.ts';

const folder = new URL('../apps/server/demo-world/licences/', import.meta.url);
const TYPES = { 2: '有限责任公司', 3: '有限责任公司（自然人投资或控股）' };

function drawing(one) {
  const { provinceName, cityName, areaName, address } = placeOf(one);
  const place = provinceName === cityName ? cityName : provinceName + cityName;
  const lines = [
    ['名　　称', one.company],
    ['类　　型', TYPES[one.type]],
    ['住　　所', `${place}${areaName}${address}`],
    ['经营范围', '安全技术防范系统设计、施工（示例）'],
  ];
  const rows = lines.map(
    ([name, value], at) => `<text x="84" y="${290 + at * 48}"><tspan fill="#6b6255">${name}</tspan><tspan x="196">${value}</tspan></text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="560" viewBox="0 0 800 560" font-family="Noto Sans CJK SC" font-size="20" fill="#2f2a24">
    <path fill="#f7f3ea" d="M0 0h800v560H0z"/><path fill="none" stroke="#b9ad97" stroke-width="3" d="M28 28h744v504H28z"/><path fill="none" stroke="#d8cfbd" d="M38 38h724v484H38z"/>
    <text x="400" y="330" font-size="150" fill="#e7dfce" text-anchor="middle" transform="rotate(-18 400 300)">示例</text>
    <text x="400" y="130" font-size="52" letter-spacing="14" text-anchor="middle">示例 营业执照</text>
    <text x="400" y="190" text-anchor="middle"><tspan fill="#6b6255">统一社会信用代码　</tspan>${one.number}</text>${rows.join('')}
    <text x="716" y="496" font-size="16" fill="#6b6255" text-anchor="end">仅供演示，不具效力</text></svg>`;
}

await mkdir(folder, { recursive: true });
for (const one of demoApplicants) {
  await sharp(Buffer.from(drawing(one)))
    .webp({ quality: 60 })
    .toFile(new URL(`${one.phone}.webp`, folder).pathname);
}
