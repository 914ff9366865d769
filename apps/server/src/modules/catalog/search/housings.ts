/** What cameras hang on is called by their housings: beside it the word for every camera means each of them (摄像头支架). */
import { any, word, type Question } from './question.ts';

const MOUNT = /支架|架子|托架|抱箍|抱杆|吊架|挂架|横臂/u;
const CAMERA = new Set('摄像机 摄像头 监控头 监控摄像头 监控摄像机 探头 网络摄像机 网络摄像头 ipc'.split(' '));
const HOUSINGS = ['半球', '枪机', '球机'].map(word);

interface Named {
  text: string;
  question: Question;
}

/** Parts of a keyword with the question of each camera widened, where one of them is what it hangs on. */
export const withHousings = <Part extends Named>(parts: readonly Part[]): Part[] =>
  parts.some(({ text }) => MOUNT.test(text))
    ? parts.map((part) => (CAMERA.has(part.text) ? { ...part, question: any([part.question, ...HOUSINGS]) } : part))
    : [...parts];
