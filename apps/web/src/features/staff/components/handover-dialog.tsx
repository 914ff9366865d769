import { staffCopy, type StaffMember } from '@portal/contract/staff';
import { Dialog, toast } from '@portal/ui';
import { ProofForm } from '../../account/index.ts';
import { handOver } from '../api.ts';
import { unlessMoved } from '../model/has-moved.ts';
import { Points } from './points.tsx';

const MEANING = [
  '对方确认后，成为企业的主账号，可管理成员、办理企业认证。',
  '您的角色变更为管理员，可以继续工作，也可以离开企业。',
  '对方确认前，您可以随时撤回。',
];

interface HandoverDialogProps {
  receiver: StaffMember;
  onClose(): void;
  onOffered(): void;
  /** Refused for what somebody else has done meanwhile. */
  onMoved(): void;
}

/** The enterprise is offered to one of its people: what that means, and the proof (ENTERPRISE-9). */
export function HandoverDialog({ receiver, onClose, onOffered, onMoved }: HandoverDialogProps) {
  return (
    <Dialog open onClose={onClose} title={`将主账号移交给${receiver.nickname || receiver.phone}`}>
      <Points points={MEANING} />
      <ProofForm
        purpose="handOver"
        label="申请移交"
        isDanger
        onCancel={onClose}
        onProved={async (proof) => {
          await unlessMoved(handOver(receiver.accountNo, proof), onMoved);
          toast.success(staffCopy.handoverSent);
          onOffered();
        }}
      />
    </Dialog>
  );
}
