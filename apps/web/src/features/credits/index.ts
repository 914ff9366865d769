/** Front door of credits: the balance, what it is given for, one's exchanges and movements. */
export { CreditsBalance } from './components/credits-balance.tsx';
export { CreditsGoodsCard } from './components/credits-goods-card.tsx';
export { CreditsRank } from './components/credits-rank.tsx';
export { ExchangeList } from './components/exchange-list.tsx';
export { Points } from './components/points.tsx';
export { RecordTable } from './components/record-table.tsx';
export { SubmitExchange } from './components/submit-exchange.tsx';
export { CREDITS_PATH, creditsAddress, creditsGoodsAddress, creditsRecordAddress, creditsSubmitAddress } from './model/credits-address.ts';
export { piecesLeft } from './model/pieces-left.ts';
