import { Anchor, Notice, toast } from '@portal/ui';
import { useNavigate } from 'react-router';
import { NoticeForm } from '../features/notice/index.ts';
import { useMay } from '../lib/use-operator.ts';

/** A notice is written, seen, and published (OPERATOR-11). */
export function NewNotice() {
  const navigate = useNavigate();
  const mayFreeze = useMay('watchesEnterprises');
  const handlePublished = () => {
    toast.success('公告已发布');
    void navigate('/notices');
  };
  return (
    <>
      <p>
        <Anchor href="/notices">返回公告列表</Anchor>
      </p>
      <h1 className="c-title">新建公告</h1>
      {mayFreeze && (
        <Notice tone="info" action={<Anchor href="/enterprises">前往企业</Anchor>}>
          冻结预警按企业设置。
        </Notice>
      )}
      <NoticeForm onPublished={handlePublished} />
    </>
  );
}
