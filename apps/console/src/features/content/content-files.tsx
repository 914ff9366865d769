import { pathOf } from '@portal/client';
import { CONTENT_FILES_MAX, contentCopy, readContentFile, uploadContentFile, type DeskFile } from '@portal/contract/content';
import { fileUrl } from '@portal/contract/file';
import { Button, Field } from '@portal/ui';
import { slowCall } from '../../lib/call-slow.ts';
import { FileButton } from '../../lib/file-button.tsx';
import { useUpload } from '../../lib/use-upload.ts';
import './content-files.css';

interface ContentFilesProps {
  files: readonly DeskFile[];
  fault: string | undefined;
  /** The list as it is by then: an upload takes its time. */
  onChange(next: (files: readonly DeskFile[]) => readonly DeskFile[]): void;
}

/** The portal's address is another site's, and answers only once what shows the document is published. */
const addressOf = (fvUrl: string): string => {
  const files = fileUrl('');
  return fvUrl.startsWith(files) ? pathOf(readContentFile, { params: { fileId: fvUrl.slice(files.length) } }) : fvUrl;
};

/** Documents that stand below what is read: handed in, taken away again (CONTENT-11). */
export function ContentFiles({ files, fault, onChange }: ContentFilesProps) {
  const { isBusy, failed, upload } = useUpload(async (body) => {
    const { fvName, fvUrl } = await slowCall(uploadContentFile, { body });
    onChange((before) => [...before, { fvName, fvUrl }]);
  });
  return (
    <>
      <Field label="附件" hint={contentCopy.fileHint} error={failed ?? fault}>
        <FileButton label="附件" accept=".pdf,.xlsx,.docx" busy={isBusy} disabled={files.length >= CONTENT_FILES_MAX} onChosen={upload}>
          上传附件
        </FileButton>
      </Field>
      {files.length > 0 && (
        <ul className="c-files" aria-label="附件">
          {files.map(({ fvName, fvUrl }) => (
            <li key={fvUrl}>
              <a href={addressOf(fvUrl)}>{fvName}</a>
              <Button size="small" aria-label={`移除 ${fvName}`} onClick={() => onChange((before) => before.filter((one) => one.fvUrl !== fvUrl))}>
                移除
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
