import { useState } from 'react';
import { failureWords } from './call.ts';

/** A file on its way to the server: whether it is, and why it did not get there. `send` says where to, and what follows. */
export function useUpload(send: (body: FormData) => Promise<void>) {
  const [sending, setSending] = useState<{ isBusy: boolean; failed?: string }>({ isBusy: false });
  const upload = async (file: File) => {
    setSending({ isBusy: true });
    const body = new FormData();
    body.append('file', file);
    try {
      await send(body);
      setSending({ isBusy: false });
    } catch (failure) {
      setSending({ isBusy: false, failed: failureWords(failure) });
    }
  };
  return { ...sending, upload: (file: File) => void upload(file) };
}
