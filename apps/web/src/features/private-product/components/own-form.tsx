import { privateProductCopy } from '@portal/contract/private-product';
import { Anchor, ButtonLink, toast } from '@portal/ui';
import { createContext, useContext, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';

const FormDialog = lazyPart(() => import('./form-dialog.tsx').then((part) => part.FormDialog));

/** Opens the form over the page: of a product, null: of a new one. */
type OpenForm = (spuNo: string | null) => void;
const OwnFormContext = createContext<OpenForm | null>(null);

interface OwnFormProps {
  /** A product was written: `isSelected`, one piece of it stands in the list now. */
  onSaved(isSelected: boolean): void;
  children: ReactNode;
}

/** A page on which products of one's own are written in a dialog over it (PRIVATE-10); its links are `OwnFormLink`. */
export function OwnForm({ onSaved, children }: OwnFormProps) {
  const [asked, setAsked] = useState<{ spuNo: string | null }>();
  return (
    <OwnFormContext value={(spuNo) => setAsked({ spuNo })}>
      {children}
      {asked && (
        <ComingDialog title={asked.spuNo === null ? '新建自定义产品' : '编辑自定义产品'} width="large" onClose={() => setAsked(undefined)}>
          <FormDialog
            spuNo={asked.spuNo}
            onClose={() => setAsked(undefined)}
            onSaved={({ isSelected, wasToSelect }) => {
              setAsked(undefined);
              toast.success(asked.spuNo === null ? privateProductCopy.added : privateProductCopy.edited);
              if (wasToSelect && !isSelected) toast.warning(privateProductCopy.listFull);
              onSaved(isSelected);
            }}
          />
        </ComingDialog>
      )}
    </OwnFormContext>
  );
}

type OwnFormLinkProps = ComponentProps<typeof ButtonLink> & {
  spuNo?: string | null;
  /** An entry of a menu: no button. */
  plain?: boolean;
  /** The form stands over the page now. */
  onOpen?: () => void;
};

/** Leads to the form by `href` in a window of its own, and opens it over the page where the page has one. */
export function OwnFormLink({ spuNo = null, plain = false, onOpen, ...rest }: OwnFormLinkProps) {
  const open = useContext(OwnFormContext);
  const handleClick = (event: MouseEvent) => {
    if (open === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(spuNo);
    onOpen?.();
  };
  return plain ? (
    <Anchor href={rest.href} data-closes="" onClick={handleClick}>
      {rest.children}
    </Anchor>
  ) : (
    <ButtonLink {...rest} onClick={handleClick} />
  );
}
