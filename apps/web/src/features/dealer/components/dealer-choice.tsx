import { dealerCopy, type Dealer } from '@portal/contract/dealer';
import { Button, Empty, Field, Icon, Input, Notice } from '@portal/ui';
import { useState, type FormEvent } from 'react';
import { failureText, isSignedOut, tellFailure } from '../../../lib/failure.ts';
import { bindDealer, findDealers } from '../api.ts';
import { placeOf, type Picked } from '../model/place.ts';
import { DealerList } from './dealer-list.tsx';
import { RegionPicker } from './region-picker.tsx';
import './dealer-choice.css';

interface DealerChoiceProps {
  accountNo: string;
  /** Bound already: shown, not offered. */
  boundNos: readonly string[];
  /** What the button does. */
  label: string;
  onBound(): void;
}

/** Keyword letters a dealer may be looked for by. */
const NAME_MAX = 50;

/** A place, the dealers that serve it, one of them (ACCESS-11). */
export function DealerChoice({ accountNo, boundNos, label, onBound }: DealerChoiceProps) {
  const [picked, setPicked] = useState<Picked>([]);
  const [keyword, setKeyword] = useState('');
  // null: not asked for yet
  const [found, setFound] = useState<readonly Dealer[] | null>(null);
  const [chosen, setChosen] = useState<Dealer>();
  const [trouble, setTrouble] = useState<{ area?: string; dealer?: string; notice?: string }>({});
  const [busy, setBusy] = useState<'finding' | 'binding'>();

  const tell = (failure: unknown) => (isSignedOut(failure) ? tellFailure(failure) : setTrouble({ notice: failureText(failure) }));
  const find = async (at: Picked) => {
    const place = placeOf(at);
    if (!place) return setTrouble({ area: dealerCopy.areaRequired });
    setTrouble({});
    setBusy('finding');
    try {
      const { provinceCode, cityCode, areaCode } = place;
      setFound(await findDealers({ provinceCode, cityCode, areaCode }, keyword.trim()));
      setChosen(undefined);
    } catch (failure) {
      tell(failure);
    } finally {
      setBusy(undefined);
    }
  };
  const handlePick = (next: Picked) => {
    setPicked(next);
    setFound(null);
    setChosen(undefined);
    setTrouble({});
    if (placeOf(next)) void find(next);
  };
  const handleSearch = (event: FormEvent) => {
    event.preventDefault();
    void find(picked);
  };
  const handleBind = async () => {
    const userLocation = placeOf(picked);
    if (!userLocation) return setTrouble({ area: dealerCopy.areaRequired, ...(chosen ? {} : { dealer: dealerCopy.dealerRequired }) });
    if (!chosen) return setTrouble({ dealer: dealerCopy.dealerRequired });
    setTrouble({});
    setBusy('binding');
    try {
      await bindDealer({ accountNo, userLocation, dealer: chosen });
      onBound();
    } catch (failure) {
      tell(failure);
      setBusy(undefined);
    }
  };
  return (
    <div className="d-choice">
      {trouble.notice && <Notice tone="error">{trouble.notice}</Notice>}
      <RegionPicker picked={picked} error={trouble.area} onPick={handlePick} />
      <form className="d-choice__search" onSubmit={handleSearch}>
        <Field label="经销商名称">
          <Input value={keyword} maxLength={NAME_MAX} placeholder="可不填" onChange={({ target }) => setKeyword(target.value)} />
        </Field>
        <Button type="submit" busy={busy === 'finding'}>
          搜索
        </Button>
      </form>
      {found && found.length > 0 && <DealerList dealers={found} boundNos={boundNos} chosenNo={chosen?.merchantNo} onChoose={setChosen} />}
      {found?.length === 0 && <Empty drawing="search" text="该区域暂无符合条件的一级经销商，可更换区域或名称再试" />}
      {trouble.dealer && !chosen && (
        <p className="p-field__error" role="alert">
          <Icon name="error" size={16} />
          {trouble.dealer}
        </p>
      )}
      <Button kind="primary" size="large" busy={busy === 'binding'} onClick={() => void handleBind()}>
        {label}
      </Button>
    </div>
  );
}
