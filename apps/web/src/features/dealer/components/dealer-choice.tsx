import type { BoundDealer, Dealer } from '@portal/contract/dealer';
import { Button, Empty, Field, Icon, Input, Notice } from '@portal/ui';
import { useMemo, type FormEvent } from 'react';
import { useMapSettings } from '../../../lib/page/map-settings.ts';
import { PlaceMap, RegionPicker, type Picked } from '../../region/index.ts';
import { spotOf } from '../model/dealer-spots.ts';
import { useDealerChoice } from '../model/use-dealer-choice.ts';
import { ConfirmDealer } from './confirm-dealer.tsx';
import { DealerList } from './dealer-list.tsx';
import { DealerPhone } from './dealer-phone.tsx';
import './dealer-choice.css';

interface DealerChoiceProps {
  accountNo: string;
  /** Bound already: shown, not offered. */
  bound: readonly BoundDealer[];
  /** Whoever binds may not change it here afterwards. */
  isFinal: boolean;
  /** Where the enterprise is. */
  start?: Picked;
  onBound(): void;
}

/** Keyword letters a dealer may be looked for by. */
const NAME_MAX = 50;
/** Where a map begins that has nothing to begin with. */
const FIRST_CENTRE = [120.2, 30.25] as const;

/** A place, the dealers that serve it on a list and on the map, one of them (ACCESS-11). */
export function DealerChoice({ accountNo, bound, isFinal, start, onBound }: DealerChoiceProps) {
  const choice = useDealerChoice({ accountNo, start, onBound });
  const { found, chosen, trouble, picked, from } = choice;
  const { isShown } = useMapSettings();
  const [current] = bound;
  const spots = useMemo(() => (found ?? (current ? [current] : [])).map((dealer: Dealer) => spotOf(dealer)), [found, current]);
  const centre = from ?? (current ? spotOf(current).position : FIRST_CENTRE);

  const handleSearch = (event: FormEvent) => {
    event.preventDefault();
    void choice.findByName();
  };
  const handleSpot = (key: string) => {
    const dealer = found?.find(({ merchantNo }) => merchantNo === key);
    if (dealer && !bound.some(({ merchantNo }) => merchantNo === key)) choice.choose(dealer);
  };
  return (
    <div className="d-choice">
      {trouble.notice && <Notice tone="error">{trouble.notice}</Notice>}
      <RegionPicker picked={picked} error={trouble.area} onPick={choice.pick} />
      <form className="d-choice__search" onSubmit={handleSearch}>
        <Field label="经销商名称" error={trouble.name}>
          <Input
            value={choice.keyword}
            maxLength={NAME_MAX}
            placeholder="输入名称中的字；未选地区则在全国查找"
            onChange={({ target }) => choice.type(target.value)}
          />
        </Field>
        <Button type="submit" busy={choice.busy === 'finding'}>
          搜索
        </Button>
        {isShown && (
          <Button onClick={() => void choice.findInArea()}>
            <Icon name="search" />
            搜索地图
          </Button>
        )}
      </form>
      <div className={isShown ? 'd-choice__found' : undefined}>
        <div>
          {found && found.length > 0 && (
            <DealerList
              dealers={found}
              boundNos={bound.map(({ merchantNo }) => merchantNo)}
              chosenNo={chosen?.merchantNo}
              from={from}
              onChoose={choice.choose}
            />
          )}
          {found?.length === 0 && <Empty drawing="search" text="该区域暂无符合条件的一级经销商，可更换区域或名称再试" />}
          {!found && <p className="d-choice__hint">选择所在地区后，这里列出可订货的一级经销商，距离近的在前。</p>}
        </div>
        {isShown && (
          <div className="d-choice__map">
            <PlaceMap
              label="经销商位置示意图"
              centre={centre}
              provinceCode={picked[0]?.code ?? (current ? undefined : FIRST_PROVINCE)}
              spots={spots}
              chosenKey={chosen?.merchantNo ?? current?.merchantNo}
              onChoose={handleSpot}
            />
          </div>
        )}
      </div>
      {trouble.dealer && !chosen && (
        <p className="p-field__error" role="alert">
          <Icon name="error" size={16} />
          {trouble.dealer}
        </p>
      )}
      <div className={chosen ? 'd-choice__foot d-choice__foot--chosen' : 'd-choice__foot'}>
        <p aria-live="polite">
          {chosen ? (
            <>
              已选：{chosen.enterpriseName} · <DealerPhone phone={chosen.contactPhone} />
            </>
          ) : (
            '尚未选择经销商'
          )}
        </p>
        <Button kind="primary" size="large" onClick={choice.ask}>
          确认绑定
        </Button>
      </div>
      <ConfirmDealer
        dealer={choice.isConfirming ? chosen : undefined}
        isChange={bound.length > 0}
        isFinal={isFinal}
        busy={choice.busy === 'binding'}
        onConfirm={() => void choice.bind()}
        onClose={choice.stopAsking}
      />
    </div>
  );
}

/** The province of `FIRST_CENTRE`. */
const FIRST_PROVINCE = '33';
