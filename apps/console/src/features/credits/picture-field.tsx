import { listCreditsPictures } from '@portal/contract/credits';
import { Field, PickBox } from '@portal/ui';
import { call, failureWords } from '../../lib/call.ts';

interface PictureFieldProps {
  /** Its address; '' while there is none. */
  picture: string;
  error: string | undefined;
  onChange(picture: string): void;
}

/** A picture of the catalogue, found by the words of a product that bears it. */
export function PictureField({ picture, error, onChange }: PictureFieldProps) {
  return (
    <div className="c-goods__picture">
      {picture === '' ? <span className="p-small">未选择</span> : <img src={picture} alt="已选择的图片" width={96} height={96} />}
      <Field label="图片" required hint="输入产品名称或型号，选用产品库里的图片" error={error}>
        <PickBox
          find={async (words, signal) =>
            (await call(listCreditsPictures, { query: { keyword: words }, signal })).map((found) => ({
              key: found.picture,
              content: (
                <span className="c-goods__found">
                  <img src={found.picture} alt="" width={40} height={40} loading="lazy" /> {found.productName} <span className="p-small">{found.skuModel}</span>
                </span>
              ),
            }))
          }
          picked={new Set([picture])}
          onPick={onChange}
          none="没有找到这样的产品图片"
          failureOf={failureWords}
          placeholder="产品名称或型号"
        />
      </Field>
    </div>
  );
}
