import { findCallError } from '@portal/client';
import { SERVICE_PICTURES_MAX, serviceOrderCopy, type ServiceOrder } from '@portal/contract/service-order';
import { Button, Notice, toast } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { PicturesField, type FieldPicture } from '../../../lib/forms/pictures-field.tsx';
import { addPictures } from '../api.ts';
import { PLATE_HINT } from '../model/plate-hint.ts';

/** Pictures added to an open service order, from the phone that took them (SERVICE-6). */
export function ShareUpload({ order, onDone }: { order: ServiceOrder; onDone(): void }) {
  const [pictures, setPictures] = useState<readonly FieldPicture[]>([]);
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);
  const left = SERVICE_PICTURES_MAX - order.pictures.length;
  const send = async () => {
    if (pictures.length === 0) return setFault(serviceOrderCopy.pictureRequired);
    setBusy(true);
    setNotice(undefined);
    try {
      await addPictures(
        order.id,
        pictures.map(({ fileId }) => fileId),
      );
      toast.success(serviceOrderCopy.uploaded);
      setPictures([]);
      onDone();
    } catch (failure) {
      const told = findCallError(failure)?.fields?.['pictures'];
      setFault(told);
      if (told === undefined) setNotice(failureWords(failure));
    }
    setBusy(false);
  };
  if (left <= 0) return <p>照片已达 {SERVICE_PICTURES_MAX} 张，不能再补传。</p>;
  return (
    <div className="p-stack">
      {notice && <Notice tone="error">{notice}</Notice>}
      <PicturesField
        label="补传照片"
        max={left}
        tooMany={serviceOrderCopy.picturesTooMany}
        hint={PLATE_HINT}
        pictures={pictures}
        error={fault}
        onChange={(chosen) => {
          setPictures(chosen);
          setFault(undefined);
        }}
      />
      <div>
        <Button kind="primary" busy={isBusy} onClick={() => void send()}>
          提交照片
        </Button>
      </div>
    </div>
  );
}
