/** What may go wrong with requirements. */
import { defineError } from '../core/define-error.ts';
import { OPEN_MAX, WORDS_MAX } from './limits.ts';

/** The state is another by now: answered, added to or closed meanwhile. */
export const requirementMoved = defineError({ name: 'requirementMoved', code: 1560, status: 409, msg: '需求状态已变化，请查看最新内容后再操作' });
export const tooManyRequirements = defineError({
  name: 'tooManyRequirements',
  code: 1561,
  status: 409,
  msg: `您有 ${OPEN_MAX} 个需求还没有关闭，请先关闭不再需要的`,
});
export const tooManyWords = defineError({ name: 'tooManyWords', code: 1562, status: 409, msg: `一个需求最多补充 ${WORDS_MAX} 次，请等待答复` });
/** An operator answers what is at hand only: whose it is the others see. */
export const handledByOther = defineError({ name: 'handledByOther', code: 1563, status: 409, msg: '该需求由其他同事处理中，请先接手再答复' });
