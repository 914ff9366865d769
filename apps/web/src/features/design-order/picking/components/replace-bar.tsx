import { Button, ButtonLink } from '@portal/ui';
import { ReplacementSum } from '../../selection/components/replacement-head.tsx';
import type { LineReplacement } from '../../selection/components/use-replacement.ts';
import './replace-bar.css';

/** In the place of the list's bar while a line is replaced: what goes, how many are chosen for it, and the deed. */
export function ReplaceBar({ replacement, backHref, onReplaced }: { replacement: LineReplacement; backHref: string; onReplaced: () => void }) {
  const { line } = replacement;
  return (
    <section className="do-bar" aria-label="替换产品">
      <div className="do-bar__row do-replacebar">
        <span className="do-replacebar__old">
          替换 <b>{line.productModel}</b>
          <span className="p-small"> {line.productName}</span>
        </span>
        <ReplacementSum replacement={replacement} />
        <ButtonLink href={backHref}>取消</ButtonLink>
        <Button kind="primary" size="large" onClick={() => replacement.confirm() && onReplaced()}>
          确认替换
        </Button>
      </div>
    </section>
  );
}
