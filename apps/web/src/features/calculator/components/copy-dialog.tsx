import { Button, Dialog, Field, Textarea } from '@portal/ui';

/** Where the browser lets no page copy: the text to copy by hand. */
export function CopyDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} width="medium" title="请手动复制" actions={<Button onClick={onClose}>关闭</Button>}>
      <Field label="内容" hint="浏览器不允许网页直接复制，请全选后复制">
        <Textarea readOnly rows={10} value={text} onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  );
}
