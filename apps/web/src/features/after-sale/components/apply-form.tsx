import { findCallError } from '@portal/client';
import { afterSaleCopy, afterSaleWayNames, FAULT_TYPES, type AfterSaleChoices, type AfterSaleReason } from '@portal/contract/after-sale';
import { AFTER_SALE_TEXT_MAX, PICTURES_MAX } from '@portal/contract/after-sale/limits';
import { isAnsweredByGoods } from '@portal/engines/states';
import { Button, Dialog, Empty, ErrorState, Field, Money, Notice, RadioGroup, Select, TableSkeleton, Textarea } from '@portal/ui';
import { formatDate, formatDateTime } from '@portal/units';
import { useEffect, useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { faultsLeft } from '../../../lib/forms/faults-left.ts';
import { BegunDialog } from '../../../lib/forms/begun-dialog.tsx';
import { PicturesField, type FieldPicture } from '../../../lib/forms/pictures-field.tsx';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { useSending } from '../../../lib/calls/use-sending.ts';
import { FieldPair, OrderForm, PieceLines, withPieces } from '../../order/index.ts';
import { apply, readChoices } from '../api.ts';
import {
  CLAIM_KINDS,
  claimedLines,
  kindsFor,
  piecesFor,
  piecesOf,
  REASONS,
  refundFor,
  refundWords,
  serialsIn,
  serialsTrouble,
  type TypedLinePieces,
  type ClaimKindName,
} from '../model/claim.ts';
import './apply-form.css';

const KIND_NAMES: Readonly<Record<ClaimKindName, string>> = {
  unsent: '未发货退款',
  refund: `${afterSaleWayNames.refund}（已发货）`,
  return: afterSaleWayNames.return,
  exchange: afterSaleWayNames.exchange,
  repair: afterSaleWayNames.repair,
};
const KIND_WORDS: Readonly<Record<ClaimKindName, string>> = {
  unsent: '尚未发货的产品直接退款；申请期间经销商不会发出这些产品。',
  refund: '不退回商品，与经销商协商一致后退款。',
  return: '经销商同意后把商品寄回，经销商收到后退款。',
  exchange: '经销商同意后把商品寄回，经销商收到后寄出新品，不涉及退款。',
  repair: '经销商同意后把商品寄回，修好后寄还给您，不涉及退款。需要上门维修请到服务中心报修。',
};
type Trouble = Readonly<Partial<Record<'reason' | 'lines' | 'serialNos', string>>>;

interface ApplyFormProps {
  shopOrderNo: string;
  onApplied(afterSaleNo: string): void;
  onClose(): void;
}

/** The dialog, while what may be asked for is read, and then with it. */
export function ApplyForm({ shopOrderNo, onApplied, onClose }: ApplyFormProps) {
  const [choices, setChoices] = useState<AfterSaleChoices>();
  const [failed, setFailed] = useState<ReactNode>(null);
  const read = () => void readChoices(shopOrderNo).then(setChoices, (refused: unknown) => setFailed(failureWords(refused)));
  useEffect(read, [shopOrderNo]);
  const retry = () => {
    setFailed(null);
    read();
  };
  const [first] = choices ? kindsFor(choices) : [];
  if (choices && first) return <Claim key={JSON.stringify(choices)} choices={choices} first={first} onApplied={onApplied} onClose={onClose} onStale={read} />;
  return (
    <Dialog open onClose={onClose} title="申请售后" width="medium">
      {failed !== null && <ErrorState title="没有读取成功" safe={failed} actions={<Button onClick={retry}>重试</Button>} />}
      {!choices && failed === null && <TableSkeleton />}
      {choices && <Empty drawing="box" text="没有可以申请售后的产品：已在售后中、已退款，或超过了售后期限" />}
    </Dialog>
  );
}

/** Until when it is repaired free. */
function warrantyWords({ warrantyMonths, gmtRepairUntil }: AfterSaleChoices['lines'][number]): string {
  const months = warrantyMonths === null ? '' : `，质保 ${warrantyMonths} 个月`;
  return gmtRepairUntil === null ? months : `${months}，可报修至 ${formatDate(Date.parse(gmtRepairUntil))}`;
}

interface ClaimProps extends Omit<ApplyFormProps, 'shopOrderNo'> {
  choices: AfterSaleChoices;
  first: ClaimKindName;
  /** Others have taken pieces meanwhile. */
  onStale(): void;
}

function Claim({ choices, first, onApplied, onClose, onStale }: ClaimProps) {
  const [name, setName] = useState<ClaimKindName>(first);
  const [pieces, setPieces] = useState<TypedLinePieces>({});
  const [reason, setReason] = useState<AfterSaleReason | ''>('');
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly FieldPicture[]>([]);
  const [trouble, setTrouble] = useState<Trouble>({});
  const [fault, setFault] = useState('');
  const [serials, setSerials] = useState('');
  const { isBusy, failure, send } = useSending();
  const typed = { name, pieces, reason, text, pictures, fault, serials };
  const { restored, forget } = useKeptForm(`afterSale:${choices.shopOrderNo}`, typed, (kept) => {
    // what may be asked for has changed meanwhile
    const isOffered = kindsFor(choices).includes(kept.name);
    setName(isOffered ? kept.name : first);
    setPieces(isOffered ? kept.pieces : {});
    setReason(kept.reason);
    setText(kept.text);
    setPictures(kept.pictures);
    setFault(kept.fault);
    setSerials(kept.serials);
  });
  const kind = CLAIM_KINDS[name];
  const open = choices.lines.filter((line) => piecesFor(line, kind) > 0);
  const lines = claimedLines(choices, kind, pieces);
  const refund = refundFor(choices, kind, pieces);
  const isRepair = kind.way === 'repair';
  const isBegun = lines.length > 0 || [reason, fault, serials.trim(), text.trim()].some((one) => one !== '') || pictures.length > 0;

  const writeSerials = (typed: string) => {
    setSerials(typed);
    setTrouble(faultsLeft(trouble, { serialNos: typed }));
  };

  const handleAct = () => {
    const serialNos = isRepair ? serialsIn(serials) : [];
    const wrongSerials = isRepair ? serialsTrouble(serialNos, { pieces: piecesOf(lines), hasPictures: pictures.length > 0 }) : undefined;
    const found: Trouble = {
      ...(lines.length === 0 && { lines: afterSaleCopy.linesRequired }),
      ...(isRepair ? fault === '' && { reason: afterSaleCopy.faultRequired } : reason === '' && { reason: afterSaleCopy.reasonRequired }),
      ...(wrongSerials !== undefined && { serialNos: wrongSerials }),
    };
    setTrouble(found);
    if (Object.keys(found).length > 0) return;
    const { shopOrderNo } = choices;
    const said = { shopOrderNo, ...kind, lines, text: text.trim(), pictures: pictures.map(({ fileId }) => fileId) };
    // what is to be repaired is faulty, whatever it is
    const asked = isRepair ? { ...said, reason: 'quality' as const, faultTypeId: Number(fault), serialNos } : { ...said, reason: reason as AfterSaleReason };
    void send(
      () => apply(asked),
      ({ afterSaleNo }) => {
        forget();
        onApplied(afterSaleNo);
      },
      (refused) => findCallError(refused)?.status === 409 && onStale(),
    );
  };
  return (
    <BegunDialog
      title="申请售后"
      leaveTitle="放弃这次申请？"
      action={{ label: '提交申请', busy: isBusy, onAct: handleAct }}
      isBegun={isBegun}
      onClose={onClose}
      onDrop={forget}
    >
      {restored}
      <OrderForm failure={failure}>
        <RadioGroup
          legend="售后方式"
          name="way"
          value={name}
          options={kindsFor(choices).map((value) => ({ value, label: KIND_NAMES[value] }))}
          onChange={(value) => {
            setName(value as ClaimKindName);
            setPieces({});
          }}
        />
        <p className="p-small">{KIND_WORDS[name]}</p>
        {trouble.lines !== undefined && lines.length === 0 && <Notice tone="error">{trouble.lines}</Notice>}
        <PieceLines
          label="售后产品"
          what="售后数量"
          emptyLabel="申请"
          lines={open.map((line) => ({
            ...line,
            max: piecesFor(line, kind),
            words: (
              <>
                可申请 {piecesFor(line, kind)} {line.unit}
                {kind.way === 'repair' && warrantyWords(line)}
              </>
            ),
          }))}
          pieces={pieces}
          onChange={(line, quantity) => setPieces((before) => withPieces(before, line, quantity))}
        />
        {!isAnsweredByGoods(kind.way) && (
          <p className="as-claim__sum">
            预计退款 <Money yuan={refund.amount} />
            {refundWords(refund) !== '' && <span className="p-small as-claim__made">{refundWords(refund)}</span>}
          </p>
        )}
        {isRepair ? (
          <FieldPair>
            <Field label="故障类型" required error={fault === '' ? trouble.reason : undefined}>
              <Select value={fault} onChange={({ target }) => setFault(target.value)}>
                <option value="">请选择</option>
                {FAULT_TYPES.map(({ id, itemValue }) => (
                  <option key={id} value={id}>
                    {itemValue}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="序列号" required error={trouble.serialNos} hint="在机身铭牌上，多台每行一个；看不清时上传铭牌照片">
              <Textarea rows={2} value={serials} maxLength={1000} autoComplete="off" onChange={({ target }) => writeSerials(target.value)} />
            </Field>
          </FieldPair>
        ) : (
          <Field label="申请原因" required error={reason === '' ? trouble.reason : undefined}>
            <Select value={reason} onChange={({ target }) => setReason(target.value as AfterSaleReason)}>
              <option value="">请选择</option>
              {REASONS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="问题说明" hint="写清现象、数量和期望，经销商处理更快">
          <Textarea rows={3} value={text} maxLength={AFTER_SALE_TEXT_MAX} onChange={({ target }) => setText(target.value)} />
        </Field>
        <PicturesField
          label="凭证图片"
          max={PICTURES_MAX}
          tooMany={afterSaleCopy.picturesTooMany}
          hint="拍清问题部位与铭牌更容易核实"
          pictures={pictures}
          onChange={(chosen) => {
            setPictures(chosen);
            // a picture of the label stands for its number
            setTrouble(faultsLeft(trouble, { serialNos: serials }));
          }}
        />
        {choices.gmtUntil !== null && kind.way !== 'repair' && (
          <p className="p-small">
            <time dateTime={choices.gmtUntil}>{formatDateTime(Date.parse(choices.gmtUntil))}</time> 前可申请售后
          </p>
        )}
      </OrderForm>
    </BegunDialog>
  );
}
