import { Button } from '@portal/ui';
import { useRef } from 'react';
import './worksheet-picker.css';

interface WorksheetPickerProps {
  chosen: File | null;
  /** It is being taken: another cannot be chosen. */
  isTaken: boolean;
  /** It is being tried. */
  isTried: boolean;
  onChoose(file: File): void;
}

/** Chooses a worksheet; the same file may be chosen again once it is mended. */
export function WorksheetPicker({ chosen, isTaken, isTried, onChoose }: WorksheetPickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="ws-picker">
        <Button disabled={isTaken} onClick={() => picker.current?.click()}>
          {chosen ? '重新选择文件' : '选择文件'}
        </Button>
        <span className="ws-picker__name">{chosen?.name ?? '支持 .xlsx、.csv，不超过 2 MB'}</span>
        <output className="p-small">{isTried && '正在检查…'}</output>
      </div>
      <input
        ref={picker}
        type="file"
        name="worksheet"
        hidden
        aria-label="选择导入文件"
        accept=".xlsx,.csv"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
