import { accountCopy } from '@portal/contract/account';
import { Avatar, Button, toast } from '@portal/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import { sayFailure, tellFailure } from '../../../lib/calls/failure.ts';
import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { setAvatar, useAvatar } from '../../../lib/identity/own-name.ts';
import { changeAvatar } from '../api.ts';
import './avatar-field.css';

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog);

/** One's picture, another one, or none (ACCOUNT-17). */
export function AvatarField({ avatarUrl, name }: { avatarUrl: string; name: string }) {
  const shown = useAvatar(avatarUrl);
  const file = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const handleChosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // the same file chosen again is a choice, too
    target.value = '';
    if (!chosen) return;
    setError('');
    try {
      setPicture(await createImageBitmap(chosen, { imageOrientation: 'from-image' }));
    } catch {
      setError(accountCopy.avatarKind);
    }
  };
  const change = async (square: Blob | null) => {
    setBusy(true);
    try {
      setAvatar(await changeAvatar(square));
      setPicture(undefined);
      toast.success(accountCopy.avatarChanged);
    } catch (failure) {
      tellFailure(failure, sayFailure);
    }
    setBusy(false);
  };
  return (
    <div className="a-avatar">
      <Avatar url={shown} name={name} size={72} />
      <div className="a-avatar__side">
        <div className="p-row">
          <Button kind="secondary" disabled={isBusy} onClick={() => file.current?.click()}>
            更换头像
          </Button>
          {shown !== '' && (
            <Button kind="quiet" busy={isBusy && !picture} onClick={() => void change(null)}>
              移除
            </Button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          aria-label="选择头像图片"
          onChange={(event) => void handleChosen(event)}
        />
        {error === '' ? (
          <p className="p-small">JPG、PNG 或 WebP，上传前可以裁剪；只有您自己能看到</p>
        ) : (
          <p className="p-field__error" role="alert">
            {error}
          </p>
        )}
      </div>
      {picture && (
        <ComingDialog title="裁剪头像" onClose={() => setPicture(undefined)}>
          <CropDialog picture={picture} isBusy={isBusy} onClose={() => setPicture(undefined)} onCropped={(square) => void change(square)} />
        </ComingDialog>
      )}
    </div>
  );
}
