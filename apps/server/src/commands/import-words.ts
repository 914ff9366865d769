/** What the import command says of an import, its undoing and those so far. */
import { formatDateTime, formatYuan } from '@portal/units';
import { complaintText, type FilesReport, type ImportReport, type ImportTrace, type UndoOutcome } from '../modules/catalog/index.ts';

const COMPLAINTS_SHOWN = 200;
const NAMES_SHOWN = 20;
const CHANGES_SHOWN = 40;

interface Said {
  say(text: string): void;
  sayError(text: string): void;
}

/** Faults, then what it changes where it was only tried, then how much it was. */
export function tellReport(report: ImportReport, { dryRun, partial }: { dryRun: boolean; partial: boolean }, { say, sayError }: Said): void {
  for (const complaint of report.complaints.slice(0, COMPLAINTS_SHOWN)) sayError(complaintText(complaint));
  if (report.complaints.length > COMPLAINTS_SHOWN)
    sayError(`……另有 ${report.complaints.length - COMPLAINTS_SHOWN} 处错误 / and ${report.complaints.length - COMPLAINTS_SHOWN} more`);
  if (dryRun) tellDiff(report, say);
  tellFiles(report, say);
  say(
    `共 ${report.rows} 行：新增型号 ${report.newModels}，更新 ${report.changedModels}，未变 ${report.unchangedModels}；新增产品 ${report.newFamilies}，更新 ${report.changedFamilies}；错误 ${report.complaints.length}` +
      ` / ${report.rows} rows: ${report.newModels} new, ${report.changedModels} changed, ${report.unchangedModels} unchanged, ${report.complaints.length} mistakes`,
  );
  if (report.stored) say('已写入。 / Stored.');
  else if (dryRun) say('仅检查，未写入。 / Dry run, nothing stored.');
  else if (report.complaints.length > 0 && !partial)
    say('有错误，未写入任何内容。修正后重试，或加 --partial 跳过错误行。 / Nothing stored. Mend the mistakes, or use --partial.');
  else say('没有需要更新的内容。 / Nothing to change.');
}

function tellDiff({ diff }: ImportReport, say: Said['say']): void {
  if (!diff) return;
  const names = (title: string, all: readonly string[]) => {
    if (all.length > 0) say(`${title}：${all.slice(0, NAMES_SHOWN).join('、')}${all.length > NAMES_SHOWN ? ` 等 ${all.length} 个` : ''}`);
  };
  const lines = (title: string, all: readonly string[]) => {
    if (all.length === 0) return;
    say(`${title}：${all.length}`);
    for (const line of all.slice(0, CHANGES_SHOWN)) say(`  ${line}`);
    if (all.length > CHANGES_SHOWN) say(`  ……另有 ${all.length - CHANGES_SHOWN} 处，可加 --report 差异.xlsx / and ${all.length - CHANGES_SHOWN} more`);
  };
  names('将新增产品 / families to add', diff.addedFamilies);
  names('将新增型号 / would add', diff.added);
  lines(
    '将更新产品 / families to change',
    diff.changedFamilies.map((change) => fieldLine(change)),
  );
  lines(
    '将更新型号 / would change',
    diff.changed.map((change) => fieldLine(change)),
  );
  for (const { header, changes, sums } of diff.prices) {
    lines(
      `${header}变化 / prices`,
      changes.map(({ name, before, after }) => `${name}：${priceWords(before)} → ${priceWords(after)}`),
    );
    if (changes.length > 0)
      say(
        `  上涨 ${sums.risen} 个，共 ${formatYuan(sums.risenBy).text}；下降 ${sums.fallen} 个，共 ${formatYuan(sums.fallenBy).text}；合计 ${sums.by > 0 ? '+' : ''}${formatYuan(sums.by).text}` +
          `；新定价 ${sums.appeared}，取消价格 ${sums.vanished}`,
      );
  }
  names('将下架 / to be delisted', diff.delisted);
  names('表中没有的在售型号（不受影响） / on sale, not in the sheet, left as they are', diff.missing);
}

function tellFiles({ files }: ImportReport, say: Said['say']): void {
  if (!files) return;
  const list = (title: string, all: readonly string[]) => {
    if (all.length === 0) return;
    say(`${title}：${all.length}`);
    for (const line of all.slice(0, CHANGES_SHOWN)) say(`  ${line}`);
    if (all.length > CHANGES_SHOWN) say(`  ……另有 ${all.length - CHANGES_SHOWN} 个 / and ${all.length - CHANGES_SHOWN} more`);
  };
  list('按文件名认作型号的文件 / taken by their names', files.byName.map(byNameWords));
  list('没有产品用到 / used by no row', files.unused.map(unusedWords));
  say(
    `图片和文件：用到 ${files.used} 个，其中新文件 ${files.fresh} 个（${(files.freshBytes / 1024 ** 2).toFixed(1)} MB），没有用到 ${files.unused.length} 个` +
      ` / files: ${files.used} used, ${files.fresh} new, ${files.unused.length} unused`,
  );
}

const byNameWords = ({ path, model, column }: FilesReport['byName'][number]): string => `${path} → ${model}「${column}」`;
const unusedWords = ({ path, problem }: FilesReport['unused'][number]): string => `${path}${problem === undefined ? '' : `（${problem}）`}`;
const fieldLine = ({ name, field, before, after }: { name: string; field: string; before: string; after: string }): string =>
  `${name}「${field}」：${shortened(before)} → ${shortened(after)}`;
const shortened = (text: string): string => (text === '' ? '（空）' : text.length > 60 ? `${text.slice(0, 60)}…` : text);
const priceWords = (price: number | null): string => (price === null ? '暂无价格' : formatYuan(price).text);

const traceWords = ({ fileName, gmtCreate, importedBy, importNo }: ImportTrace): string =>
  `${formatDateTime(gmtCreate.getTime())} ${importedBy === '' ? '' : `${importedBy} `}导入的 ${fileName}（${importNo}）`;

const countWords = ({ newModels, changedModels, newFamilies, changedFamilies }: ImportTrace['counts']): string =>
  `新增型号 ${newModels}，更新 ${changedModels}；新增产品 ${newFamilies}，更新 ${changedFamilies}`;

/** Gives the exit code: 0 put back, 1 refused. */
export function tellUndo(outcome: UndoOutcome, { say, sayError }: Said): number {
  if (outcome.outcome === 'nothing') {
    sayError('没有可以撤销的导入。 / There is no import to undo.');
    return 1;
  }
  if (outcome.outcome === 'forgotten') {
    sayError(`${traceWords(outcome.trace)}已经太久，变更内容不再保留，不能撤销。 / Too long ago: what it changed is no longer kept.`);
    return 1;
  }
  if (outcome.outcome === 'refused') {
    for (const refusal of outcome.refusals.slice(0, COMPLAINTS_SHOWN)) sayError(refusal);
    sayError(`${traceWords(outcome.trace)}不能撤销：${outcome.refusals.length} 处在导入之后已有变化，未做任何改动。 / Not undone: it has changed since.`);
    return 1;
  }
  say(`${traceWords(outcome.trace)}：${countWords(outcome.counts)}`);
  say(outcome.outcome === 'undone' ? '已撤销。 / Undone.' : '可以撤销；仅检查，未写入。 / It can be undone. Dry run, nothing stored.');
  return 0;
}

/** A line each: when, what, by whom, the file and its hash, how much, and whether it was put back. */
export function tellImports(traces: readonly (ImportTrace & { undone: boolean })[], { say }: Said): number {
  if (traces.length === 0) say('还没有导入记录。 / No imports so far.');
  for (const { importNo, undoes, fileName, fileHash, importedBy, counts, gmtCreate, undone } of traces)
    say(
      [
        formatDateTime(gmtCreate.getTime()),
        undoes === null ? '导入' : '撤销',
        importNo,
        importedBy === '' ? '—' : importedBy,
        fileName,
        `sha256:${fileHash.slice(0, 16)}`,
        `${countWords(counts)}${undone ? '（已撤销）' : ''}`,
      ].join('  '),
    );
  return 0;
}
