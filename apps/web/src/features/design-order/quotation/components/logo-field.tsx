import { Button } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { storeLogo } from '../api.ts';
import { failureWords } from '../../../../lib/calls/failure-words.tsx';
import { logoFault } from '../model/logo-file.ts';
import { uploadPicture } from '../upload-picture.ts';
import './logo-field.css';

const KINDS = ['image/png', 'image/jpeg', 'image/webp'];

/** The enterprise's own sign on its quotations: chosen at once, for all its people. */
export function LogoField({ logoUrl: given }: { logoUrl: string | null }) {
  const queries = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [logoUrl, setLogoUrl] = useState(given);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<ReactNode>(null);
  const change = async (fileIdOf: () => Promise<string | null>) => {
    setIsBusy(true);
    setFault(null);
    try {
      setLogoUrl((await storeLogo(await fileIdOf())).logoUrl);
      await queries.invalidateQueries({ queryKey: ['quotation'], refetchType: 'none' });
    } catch (failure) {
      setFault(failureWords(failure));
    }
    setIsBusy(false);
  };
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    void logoFault(file).then(
      (found) => (found === null ? change(async () => (await uploadPicture(file)).fileId) : setFault(found)),
      // a file that went away meanwhile
      (failure: unknown) => setFault(failureWords(failure)),
    );
  };
  return (
    <div className="qt-logo">
      <span className="p-field__label">企业标志</span>
      <span className="qt-logo__row">
        {logoUrl === null ? (
          <span className="qt-logo__none">未设置，报价单上写公司名称</span>
        ) : (
          <img className="qt-logo__picture" src={logoUrl} alt="企业标志" />
        )}
        <Button size="small" busy={isBusy} onClick={() => picker.current?.click()}>
          {logoUrl === null ? '上传图片' : '更换'}
        </Button>
        {logoUrl !== null && (
          <Button size="small" disabled={isBusy} onClick={() => void change(async () => null)}>
            移除
          </Button>
        )}
      </span>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="企业标志图片"
        accept={KINDS.join(',')}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // the same file may be chosen again
          event.target.value = '';
        }}
      />
      <p className={fault === null ? 'p-field__hint' : 'p-field__error'} role={fault === null ? undefined : 'alert'}>
        {fault ?? 'PNG、JPG、WebP，不超过 10 MB；本企业的人共用'}
      </p>
    </div>
  );
}
