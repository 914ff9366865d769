import { figureText } from '@portal/units';
import type { SubmitEvent } from 'react';
import { pageWindow } from '../model/page-window.ts';
import { Icon, type IconName } from './icons.tsx';
import { Popover } from './popover.tsx';
import { Anchor, useUi } from './ui-context.tsx';

export interface PagerProps {
  total: number;
  page: number;
  size: number;
  sizes?: readonly number[] | undefined;
  /** The address of a page; all other fields of the query must be in it. */
  hrefOf: (page: number, size: number) => string;
  /** The name of the page number in that address; the jumper sends it. */
  pageName?: string | undefined;
  label?: string | undefined;
}

/**
 * Total, page size, back, four page numbers, on, and a box to jump: links and one GET form, so it leafs without script.
 * More than 500 pages are not offered, and it says so.
 */
export function Pager({ total, page, size, sizes = [10, 20, 50], hrefOf, pageName = 'page', label = '分页' }: PagerProps) {
  const { navigate } = useUi();
  const leaf = pageWindow({ total, size, page });
  const [path = '', query = ''] = hrefOf(1, size).split('?');
  const kept = [...new URLSearchParams(query)].filter(([key]) => key !== pageName);

  const handleJump = (event: SubmitEvent<HTMLFormElement>) => {
    if (!navigate) return;
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get(pageName));
    if (wanted) navigate(hrefOf(pageWindow({ total, size, page: wanted }).page, size));
  };
  const arrow = (to: number | null, icon: IconName, words: string, rel: string) =>
    to === null ? (
      <span className="p-pager__step p-pager__step--off">
        <Icon name={icon} size={16} />
        <span className="p-hidden">没有{words}</span>
      </span>
    ) : (
      <Anchor className="p-pager__step" href={hrefOf(to, size)} rel={rel} aria-label={words}>
        <Icon name={icon} size={16} />
      </Anchor>
    );

  return (
    <nav className="p-pager" aria-label={label}>
      <span className="p-pager__total">
        共 <b>{figureText(total)}</b> 条{leaf.cut && <span>，仅可翻看前 {leaf.pages} 页，请缩小范围</span>}
      </span>
      {sizes.length > 1 && (
        <Popover label={`${size} 条/页`} small>
          <ul className="p-menu">
            {sizes.map((choice) => (
              <li key={choice}>
                <Anchor className="p-menu__item" href={hrefOf(1, choice)} aria-current={choice === size ? 'true' : undefined}>
                  {choice} 条/页
                </Anchor>
              </li>
            ))}
          </ul>
        </Popover>
      )}
      <ul className="p-pager__row">
        <li>{arrow(leaf.previous, 'chevron-left', '上一页', 'prev')}</li>
        {leaf.numbers.map((number) => (
          <li key={number}>
            <Anchor
              className="p-pager__step"
              href={hrefOf(number, size)}
              aria-label={`第 ${number} 页`}
              aria-current={number === leaf.page ? 'page' : undefined}
            >
              {number}
            </Anchor>
          </li>
        ))}
        <li>{arrow(leaf.next, 'chevron-right', '下一页', 'next')}</li>
      </ul>
      {leaf.pages > 1 && (
        <form className="p-pager__jump" action={path} method="get" onSubmit={handleJump}>
          {kept.map(([key, text]) => (
            <input key={`${key}=${text}`} type="hidden" name={key} value={text} />
          ))}
          <label>
            到第
            <input
              key={leaf.page}
              className="p-control p-control--small p-control--figure"
              name={pageName}
              inputMode="numeric"
              pattern="[0-9]*"
              defaultValue={leaf.page}
            />
            / {leaf.pages} 页
          </label>
          <button type="submit" className="p-button p-button--quiet p-button--small">
            跳转
          </button>
        </form>
      )}
    </nav>
  );
}
