import { contentCopy, contentKindNames, getDeskContent, stepDeskContent, type DeskContent } from '@portal/contract/content';
import type { ContentAct } from '@portal/engines/states';
import { Anchor, Button, Dialog, ErrorState, Notice, TableSkeleton, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ContentForm, publishedWords, ContentState } from '../features/content/index.ts';
import { call, failureWords } from '../lib/call.ts';
import { useAnswer } from '../lib/use-answer.ts';

const WORDS: Readonly<Record<ContentAct, { label: string; tells: string }>> = {
  publish: { label: '发布', tells: '发布后所有人都能看到，并能搜索到；发布时间在将来的，到时才能看到。' },
  withdraw: { label: '撤回', tells: '撤回后所有人都看不到，已有的链接显示内容已下架；可以再次发布。' },
};

/** One of what is published: what stands in it, as it is written and as it reads, and whether it is out (CONTENT-10). */
export function ContentPage() {
  const { id = '' } = useParams();
  const { data, failed, read, put } = useAnswer(id, () => call(getDeskContent, { params: { id } }));
  const [asked, setAsked] = useState<ContentAct>();
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!data) return failed ? <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} /> : <TableSkeleton />;
  const act: ContentAct = data.state === 'published' ? 'withdraw' : 'publish';
  const step = async (wanted: ContentAct) => {
    setBusy(true);
    setNotice(undefined);
    try {
      const next = await call(stepDeskContent, { body: { contentId: id, gmtModified: data.gmtModified, act: wanted } });
      put(next);
      toast.success(wanted === 'publish' ? publishedWords(next) : '已撤回');
    } catch (failure) {
      setNotice(failureWords(failure));
    }
    setBusy(false);
    setAsked(undefined);
  };
  const saved = (next: DeskContent) => {
    toast.success(contentCopy.saved);
    put(next);
  };
  return (
    <>
      <p>
        <Anchor href="/contents">返回内容列表</Anchor>
      </p>
      <div className="p-row p-row--apart">
        <h1 className="c-title">
          {data.title} <ContentState content={data} />
        </h1>
        <Button kind={act === 'publish' ? 'primary' : 'danger'} onClick={() => setAsked(act)}>
          {WORDS[act].label}
        </Button>
      </div>
      <p className="p-small">
        {contentKindNames[data.kind]}
        {data.industryName !== null && `，${data.industryName}`}
        {data.productCount > 0 && `，清单 ${data.productCount} 个产品`}
      </p>
      {notice && <Notice tone="error">{notice}</Notice>}
      <ContentForm key={id} content={data} onSaved={saved} />
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`${WORDS[asked ?? act].label}：${data.title}`}
        action={{
          label: WORDS[asked ?? act].label,
          danger: asked === 'withdraw',
          busy: isBusy,
          onAct: () => asked && void step(asked),
        }}
      >
        <p>{WORDS[asked ?? act].tells}</p>
      </Dialog>
    </>
  );
}

const WRITES = { article: '写文章', solution: '写方案', case: '写案例' } as const;

/** A new article, solution or case; which of them stands in the address. */
export function NewContent() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const kind = (['solution', 'case'] as const).find((one) => one === query.get('kind')) ?? 'article';
  return (
    <>
      <p>
        <Anchor href="/contents">返回内容列表</Anchor>
      </p>
      <h1 className="c-title">{WRITES[kind]}</h1>
      <ContentForm
        key={kind}
        content={null}
        kind={kind}
        onSaved={({ contentId }) => {
          toast.success(contentCopy.saved);
          void navigate(`/contents/${contentId}`);
        }}
      />
    </>
  );
}
