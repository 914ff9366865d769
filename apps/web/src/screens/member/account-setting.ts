import { redirect } from 'react-router';

/** /member/accountSetting opens on its first page. */
export const loader = () => redirect('/member/accountSetting/baseInfo');
