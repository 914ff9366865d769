import { Dialog } from '@portal/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dragged, inside, middleOf, sideOf, ZOOM_MAX } from '../model/crop.ts';
import './crop-dialog.css';

/** Width of the square on the screen, and of what is handed in, in pixels. */
const SHOWN = 280;
const KEPT = 512;
/** One press of an arrow, in pixels of the screen. */
const STEP = 10;
const ARROWS: Readonly<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: STEP, dy: 0 },
  ArrowRight: { dx: -STEP, dy: 0 },
  ArrowUp: { dx: 0, dy: STEP },
  ArrowDown: { dx: 0, dy: -STEP },
};

interface CropDialogProps {
  picture: ImageBitmap;
  isBusy: boolean;
  onClose(): void;
  /** The square that was chosen, as a jpeg. */
  onCropped(square: Blob): void;
}

/** Chooses the square of a picture: by dragging, by the arrows, by the slider. */
export function CropDialog({ picture, isBusy, onClose, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState(() => middleOf(picture));
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => draw(canvas.current, picture, crop), [picture, crop]);

  const move = (by: { dx: number; dy: number }) => setCrop((before) => dragged(picture, before, by, SHOWN));
  const handleMove = (event: PointerEvent) => {
    if (last.current === null) return;
    move({ dx: event.clientX - last.current.x, dy: event.clientY - last.current.y });
    last.current = { x: event.clientX, y: event.clientY };
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  const handleUse = () => {
    const kept = document.createElement('canvas');
    kept.width = KEPT;
    kept.height = KEPT;
    draw(kept, picture, crop);
    kept.toBlob((square) => square && onCropped(square), 'image/jpeg', 0.92);
  };
  return (
    <Dialog open onClose={onClose} title="裁剪头像" action={{ label: '使用这张头像', busy: isBusy, onAct: handleUse }}>
      <div className="a-crop">
        <button
          type="button"
          className="a-crop__picture"
          aria-label="头像预览，拖动或按方向键移动图片"
          onKeyDown={handleKey}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            last.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={handleMove}
          onPointerUp={() => void (last.current = null)}
          onPointerCancel={() => void (last.current = null)}
        >
          <canvas ref={canvas} width={SHOWN * 2} height={SHOWN * 2} />
        </button>
        <label className="a-crop__zoom">
          缩放
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) => setCrop((before) => inside(picture, { ...before, zoom: Number(target.value) }))}
          />
        </label>
      </div>
    </Dialog>
  );
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: { zoom: number; x: number; y: number }): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const side = sideOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  // what is transparent would be black in a jpeg
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}
