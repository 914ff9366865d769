import { contentCopy } from '@portal/contract/content';
import { ButtonLink, ErrorState } from '@portal/ui';

/** In the place of something that is not published, not yet or no longer: ways on, no countdown. */
export function ContentGone({ listHref, listLabel }: { listHref: string; listLabel: string }) {
  return (
    <>
      <h1 className="p-hidden">{contentCopy.gone}</h1>
      <ErrorState
        title={contentCopy.gone}
        safe="已生成的配单和报价不受影响。"
        actions={
          <>
            <ButtonLink kind="primary" href={listHref}>
              {listLabel}
            </ButtonLink>
            <ButtonLink href="/home">去首页</ButtonLink>
          </>
        }
      />
    </>
  );
}
