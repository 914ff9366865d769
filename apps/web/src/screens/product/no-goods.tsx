import type { SpuSuccession } from '@portal/contract/catalog';
import { ButtonLink, Empty } from '@portal/ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { LIST_PATH, productHref, readProductQuery, withKeyword, withoutFilters, type ChosenChip } from '../../features/catalog/index.ts';
import { elsewhereHref } from '../search/elsewhere-href.ts';
import { WaysOn } from '../search/ways-on.tsx';
import { GoneModel } from './gone-model.tsx';
import { NO_GOODS_YET } from '../../lib/words/empty-words.ts';

interface NoGoodsProps {
  query: ReturnType<typeof readProductQuery>;
  /** Words that find something. */
  words: readonly string[];
  chips: readonly ChosenChip[];
  /** Where else one may look. */
  near: ComponentProps<typeof WaysOn>['categories'];
  /** What was looked for is the number of a model that is sold no more. */
  gone: SpuSuccession | null;
}

/** Nothing found: what to do next. */
export function NoGoods({ query, words, chips, near, gone }: NoGoodsProps) {
  if (gone !== null) return <GoneModel gone={gone} />;
  const fewer = query.keyword.split(/\s+/);
  // a word alone that finds nothing: there is nothing to let go but the word
  const isOnlyWord = chips.length === 1 && query.keyword !== '';
  // nothing narrows it: the portal is new, and there are no goods yet
  if (chips.length === 0 && query.portalCatagoryId === null) return <NoGoodsYet />;
  const said = isOnlyWord
    ? `没有找到“${query.keyword}”，可换个说法，或只输入型号的一部分`
    : chips.length > 0
      ? '没有符合全部条件的产品，减少几个条件，或换个词试试'
      : '该分类下暂时没有在售产品';
  return (
    <Empty
      drawing="search"
      text={said}
      action={
        <>
          <span className="p-row">
            {chips.length > 0 && !isOnlyWord && (
              <ButtonLink kind="primary" href={productHref(withoutFilters(query))}>
                清除全部条件
              </ButtonLink>
            )}
            <ButtonLink kind={isOnlyWord ? 'primary' : 'secondary'} href={LIST_PATH}>
              查看全部产品
            </ButtonLink>
            {query.keyword !== '' && <ButtonLink href={elsewhereHref(query.keyword)}>在方案、案例、资讯中搜索</ButtonLink>}
          </span>
          {fewer.length > 1 && (
            <span className="p-empty__words">
              只找其中一个词：
              {fewer.map((word) => (
                <Link key={word} to={productHref(withKeyword(query, word))}>
                  {word}
                </Link>
              ))}
            </span>
          )}
          {words.length > 0 && (
            <span className="p-empty__words">
              大家在找：
              {words.map((word) => (
                <Link key={word} to={productHref(withKeyword(readProductQuery(new URLSearchParams()), word))}>
                  {word}
                </Link>
              ))}
            </span>
          )}
          <WaysOn categories={near} />
        </>
      }
    />
  );
}

/** An empty catalogue: what can be done without goods, and whom to ask (SHELL-24). */
function NoGoodsYet() {
  return (
    <Empty
      drawing="list"
      text={NO_GOODS_YET}
      action={
        <>
          <span className="p-row">
            <ButtonLink kind="primary" href="/tool/calculator">
              先用安防计算器
            </ButtonLink>
            <ButtonLink href="/solution">看方案</ButtonLink>
          </span>
          <WaysOn categories={[]} />
        </>
      }
    />
  );
}
