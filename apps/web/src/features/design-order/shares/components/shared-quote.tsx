import { pricingCopy } from '@portal/engines/pricing';
import { designOrderCopy, sharesCopy, type SharedPaper, type SharedQuote, unpricedNote } from '@portal/contract/design-order';
import { Button, Facts, Money, Notice, Table, type Column } from '@portal/ui';
import { figureText, formatDateTime, formatPercent } from '@portal/units';
import { useEffect, useRef, useState, type Ref } from 'react';
import { dialOf } from '../../../../lib/words/dial.ts';
import { ProductPicture } from '../../lines/components/product-picture.tsx';
import { NOTHING_TYPED, QuoteAnswerDialog } from './quote-answer-dialog.tsx';
import { ChangeState } from './change-state.tsx';
import { QuoteGate } from './quote-gate.tsx';
import { QuoteTerms, TermsLink } from './quote-terms.tsx';
import './shared-quote.css';

interface SharedQuoteViewProps {
  token: string;
  /** As the page was read with it. */
  quote: SharedQuote;
}

/** A quotation as its customer reads it: the offer, its terms, and the two answers to it. */
export function SharedQuoteView({ token, quote: given }: SharedQuoteViewProps) {
  const [quote, setQuote] = useState(given);
  const [password, setPassword] = useState<string>();
  if (quote.paper === null) {
    return (
      <QuoteGate
        token={token}
        from={quote.from}
        onOpened={(opened, typed) => {
          setQuote(opened);
          setPassword(typed);
        }}
      />
    );
  }
  return <Offer quote={quote} paper={quote.paper} token={token} password={password} onAnswered={setQuote} />;
}

interface OfferProps {
  quote: SharedQuote;
  paper: SharedPaper;
  token: string;
  password: string | undefined;
  onAnswered: (quote: SharedQuote) => void;
}

function Offer({ quote, paper, token, password, onAnswered }: OfferProps) {
  const [asking, setAsking] = useState<'accept' | 'askChange' | null>(null);
  const [words, setWords] = useState(NOTHING_TYPED);
  const outcome = useRef<HTMLDivElement>(null);
  const isAccepted = quote.answer?.kind === 'accepted';
  const wasAccepted = useRef(isAccepted);
  // what was pressed is gone with the offer; nothing behind the dialog takes the focus before it has left the page
  useEffect(() => {
    if (isAccepted && !wasAccepted.current) outcome.current?.focus();
    wasAccepted.current = isAccepted;
  }, [isAccepted]);
  const waiting = quote.changes.filter(({ gmtDone, overtaken }) => gmtDone === null && overtaken === null);
  return (
    <article className="sq-offer" aria-label={`报价单 ${paper.number}`}>
      <header className="sq-offer__head">
        <div>
          <h1>{paper.project === '' ? '报价单' : `${paper.project} 报价单`}</h1>
          <p className="p-small">
            <span className="sq-offer__said">{paper.companyName} · </span>编号 {paper.number}
            <span className="sq-offer__said">
              {' '}
              · {paper.day}，有效期至 {paper.validUntil}
            </span>
          </p>
        </div>
        <div className="sq-offer__sum">
          <span className="p-small">合计（{paper.taxWord}）</span>
          <Money yuan={paper.total} size="large" />
        </div>
      </header>
      <Outcome quote={quote} ref={outcome} />
      <Changes changes={quote.changes} />
      <div className="sq-offer__parties">
        <Facts facts={paper.customer.map(([name, value]) => ({ key: name, name, value }))} />
        <Facts facts={paper.supplier.map(([name, value, is]) => ({ key: name, name, value: is === 'phone' ? <a href={dialOf(value)}>{value}</a> : value }))} />
      </div>
      {paper.groups.map((group) => (
        <div key={group.title} className="sq-offer__group">
          <h2>
            {group.title}
            <span>
              小计 <Money yuan={group.amount} size="small" />
            </span>
          </h2>
          <Table caption={group.title} columns={COLUMNS} rows={group.lines} rowKey={({ place }) => place} />
        </div>
      ))}
      {paper.fees !== undefined && paper.fees.length > 0 && (
        <section className="sq-offer__group" aria-label="费用">
          <h2>
            费用
            <span>
              产品小计 <Money yuan={paper.goodsTotal ?? null} size="small" />
            </span>
            <span>
              费用小计 <Money yuan={paper.feesTotal ?? null} size="small" />
            </span>
          </h2>
          <Table caption="费用" columns={FEE_COLUMNS} rows={paper.fees} rowKey={({ place }) => place} />
        </section>
      )}
      <div className="sq-offer__total">
        <span>人民币大写 {paper.totalInWords}</span>
        <strong>
          合计（{paper.taxWord}） <Money yuan={paper.total} />
        </strong>
      </div>
      <p className="p-small">{pricingCopy.roundingRule}。</p>
      {paper.unpriced > 0 && <p className="p-small">{unpricedNote(paper.unpriced)}</p>}
      <QuoteTerms paper={paper} />
      {paper.safetyNotes !== undefined && paper.safetyNotes.length > 0 && (
        <section className="sq-offer__safety" aria-label={designOrderCopy.safetyHead}>
          <h2>{designOrderCopy.safetyHead}</h2>
          <ul>
            {paper.safetyNotes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {paper.demoNote !== null && <p className="p-small">{paper.demoNote}</p>}
      <footer className="sq-offer__deeds">
        {/* the answer was given here, far below what says so in the head */}
        {isAccepted && <strong className="sq-offer__accepted">{quote.answer?.name} 已接受本报价</strong>}
        {!isAccepted && !quote.isLapsed && !quote.isOutdated && (
          <Button kind={waiting.length > 0 ? 'secondary' : 'primary'} icon="check" onClick={() => setAsking('accept')}>
            接受报价
          </Button>
        )}
        {!isAccepted && (
          <Button icon="edit" onClick={() => setAsking('askChange')}>
            要求修改
          </Button>
        )}
        <Button kind="quiet" icon="print" onClick={() => window.print()}>
          打印
        </Button>
        <TermsLink paper={paper} />
      </footer>
      {asking !== null && (
        <QuoteAnswerDialog
          kind={asking}
          paper={paper}
          waiting={waiting}
          token={token}
          password={password}
          words={words}
          onWrite={setWords}
          onClose={() => setAsking(null)}
          onAnswered={(answered) => {
            setAsking(null);
            setWords({ ...words, reason: '' });
            onAnswered(answered);
          }}
        />
      )}
    </article>
  );
}

/** All that was asked to be changed over this link, and whether who quotes says that it is done. */
function Changes({ changes }: { changes: SharedQuote['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <section className="sq-changes" aria-label="修改要求">
      <h2>修改要求</h2>
      <ul>
        {changes.map(({ name, reason, gmtAsked, gmtDone, overtaken }) => (
          <li key={`${gmtAsked} ${reason}`}>
            <span className="sq-changes__facts">
              <ChangeState gmtDone={gmtDone} overtaken={overtaken} />
              <span className="p-small">
                {name} {formatDateTime(gmtAsked)}
                {gmtDone !== null && ` · ${formatDateTime(gmtDone)} 报价方标为已处理`}
              </span>
            </span>
            <span className="sq-offer__text">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of the offer, where something did. */
function Outcome({ quote: { answer, isOutdated, isLapsed }, ref }: { quote: SharedQuote; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} tabIndex={-1} className="sq-offer__notices" aria-live="polite">
      {answer?.kind === 'accepted' && (
        <Notice tone="success">
          {answer.name} 已于 {formatDateTime(answer.gmtAnswer)} 接受本报价，报价方会与您联系。
        </Notice>
      )}
      {isOutdated && (
        <Notice tone="warning">{answer?.kind === 'accepted' ? sharesCopy.newerOffer : `${sharesCopy.outdated}。这里显示的仍是分享时的版本，不能再接受`}</Notice>
      )}
      {isLapsed && answer?.kind !== 'accepted' && <Notice tone="warning">{sharesCopy.lapsed}</Notice>}
    </div>
  );
}

const FEE_COLUMNS: Column<NonNullable<SharedPaper['fees']>[number]>[] = [
  { key: 'place', head: '序号', width: 56, phone: 'hidden', render: ({ place }) => place },
  {
    key: 'name',
    head: '费用',
    phone: 'title',
    render: ({ name, words }) => (
      <>
        {name} <span className="p-small">{words}</span>
      </>
    ),
  },
  { key: 'quantity', head: '数量', kind: 'figure', render: ({ quantity, unit }) => `${quantity} ${unit}` },
  {
    key: 'price',
    head: '单价',
    kind: 'figure',
    render: ({ unitPrice, percent }) => (percent === null ? <Money yuan={unitPrice} size="small" /> : formatPercent(percent)),
  },
  { key: 'amount', head: '金额', kind: 'figure', render: ({ amount }) => <Money yuan={amount} /> },
];

type Line = SharedPaper['groups'][number]['lines'][number];

const COLUMNS: Column<Line>[] = [
  { key: 'place', head: '序号', width: 56, phone: 'hidden', render: ({ place }) => place },
  {
    key: 'product',
    head: '产品',
    phone: 'title',
    render: (line) => (
      <span className="sq-product">
        <ProductPicture src={line.picture} size={48} />
        <span>
          {line.name}
          <span className="p-small">{[line.brand, line.model].filter(Boolean).join(' ')}</span>
          {line.facts !== '' && <span className="p-small">{line.facts}</span>}
        </span>
      </span>
    ),
  },
  {
    key: 'quantity',
    head: '数量',
    kind: 'figure',
    width: 96,
    render: ({ quantity, unit }) => (
      <>
        {figureText(quantity)} {unit}
      </>
    ),
  },
  { key: 'price', head: '单价', kind: 'figure', width: 128, render: ({ unitPrice, isFree }) => <Money yuan={unitPrice} size="small" freeAtZero={isFree} /> },
  {
    key: 'amount',
    head: '金额',
    kind: 'figure',
    width: 144,
    render: ({ unitPrice, amount }) => <Money yuan={unitPrice === null ? null : amount} absent="—" />,
  },
];
