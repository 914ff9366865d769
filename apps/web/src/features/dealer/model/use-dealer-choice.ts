import { dealerCopy, type Dealer, type UserLocation } from '@portal/contract/dealer';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { findCentres, placeOf, type Centres, type Picked } from '../../region/index.ts';
import { bindDealer, findDealers } from '../api.ts';
import { byDistance, centreOf, stillAmong } from './dealer-spots.ts';

interface Trouble {
  area?: string;
  name?: string;
  dealer?: string;
  notice?: ReactNode;
}

/** What is picked, looked for, found and chosen, and the binding at its end (ACCESS-11, DEALER-1 to 4). */
export function useDealerChoice({ accountNo, start = [], onBound }: { accountNo: string; start?: Picked | undefined; onBound(): void }) {
  const [picked, setPicked] = useState(start);
  const [keyword, setKeyword] = useState('');
  // null: not asked for yet
  const [found, setFound] = useState<readonly Dealer[] | null>(null);
  const [chosen, setChosen] = useState<Dealer>();
  const [trouble, setTrouble] = useState<Trouble>({});
  const [busy, setBusy] = useState<'finding' | 'binding'>();
  const [isConfirming, setConfirming] = useState(false);
  const centres = useCentres(picked[0]?.code);
  const from = picked.length < 2 ? undefined : centreOf(picked, centres);

  const sorted = useMemo(() => found && byDistance(found, from), [found, from]);

  const tell = (failure: unknown) => setTrouble({ notice: failureWords(failure) });
  const find = async (at: Picked, word = keyword): Promise<readonly Dealer[]> => {
    const place = placeOf(at);
    if (!place && word.trim() === '') {
      setTrouble({ area: dealerCopy.areaRequired });
      return [];
    }
    setTrouble({});
    setBusy('finding');
    try {
      const { provinceCode, cityCode, areaCode } = place ?? {};
      const there = await findDealers(provinceCode && cityCode && areaCode ? { provinceCode, cityCode, areaCode } : {}, word.trim());
      setFound(there);
      return there;
    } catch (failure) {
      tell(failure);
      return [];
    } finally {
      setBusy(undefined);
    }
  };
  useEffect(() => {
    if (placeOf(start)) void find(start);
    // once: what serves the place one begins with
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const pick = (next: Picked) => {
    setPicked(next);
    setTrouble({});
    // a street below the same area changes nothing that was found
    if (next[2]?.code !== undefined && next[2].code === picked[2]?.code) return;
    setFound(null);
    // one chosen by name elsewhere may not serve the new area
    if (placeOf(next)) void find(next).then((there) => setChosen((was) => stillAmong(there, was)));
  };
  const findByName = () => (keyword.trim() === '' ? setTrouble({ name: dealerCopy.nameRequired }) : find(picked));
  const type = (word: string) => {
    setKeyword(word);
    setTrouble(({ name: _name, ...rest }) => rest);
    // those of the area again, which a word had narrowed
    if (word === '' && placeOf(picked)) void find(picked, '');
  };
  const ask = () => {
    if (!placeOf(picked)) return setTrouble({ area: dealerCopy.areaRequired, ...(chosen ? {} : { dealer: dealerCopy.dealerRequired }) });
    if (!chosen) return setTrouble({ dealer: dealerCopy.dealerRequired });
    setTrouble({});
    setConfirming(true);
  };
  const bind = async () => {
    const userLocation: UserLocation | null = placeOf(picked);
    if (!userLocation || !chosen) return;
    setBusy('binding');
    try {
      await bindDealer({ accountNo, userLocation, dealer: chosen });
      setConfirming(false);
      onBound();
    } catch (failure) {
      setConfirming(false);
      tell(failure);
    }
    setBusy(undefined);
  };
  const choose = (dealer: Dealer) => {
    setChosen(dealer);
    setTrouble(({ dealer: _dealer, ...rest }) => rest);
  };
  return {
    picked,
    keyword,
    found: sorted,
    chosen,
    trouble,
    busy,
    from,
    isConfirming,
    pick,
    type,
    findByName,
    findInArea: () => (placeOf(picked) ? find(picked) : setTrouble({ area: dealerCopy.areaRequired })),
    choose,
    ask,
    bind,
    stopAsking: () => setConfirming(false),
  };
}

function useCentres(provinceCode: string | undefined): Centres {
  const [centres, setCentres] = useState<Centres>({});
  useEffect(() => {
    let isOver = false;
    if (provinceCode !== undefined) void findCentres(provinceCode).then((read) => void (!isOver && setCentres(read)));
    return () => void (isOver = true);
  }, [provinceCode]);
  return centres;
}
