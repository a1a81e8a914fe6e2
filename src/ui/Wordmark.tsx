import { SharedShapes } from './SharedShapes.tsx';
import './Wordmark.css';

/** Lines of letters that come twice, the second time the same to the byte: compressed it weighs nothing. */
const e =
  'q-71 0-106-31t-35-88v-20q0-57 33-88t96-31q43 0 71 13 28 14 42 40t15 59v5q0 9-1 18-1 9-2 16h-62q2-22 2-42 0-19-8-32-7-13-21-20-14-6-36-6-32 0-48 15-16 16-16 44v37q0 12 4 22 4 10 13 19 10 8 27 12 17 5 42 5 28 0 52-6 26-6 48-16l-6 52q-20 10-46 16-26 7-59 7zm-107-107v-44h206v44z';
const arch =
  'v-136q0-17-5-30-5-13-17-20t-32-8q-18 0-32 6-13 6-22 17-8 10-12 23l-12-38h14q5-18 16-32 11-15 30-23 19-9 46-9 33 0 53 12 21 12 31 35 10 23 10 56v147z';

/** The company's name as outlines; give the name in words through the link or text around it. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 2100 367.5" aria-hidden="true">
      <SharedShapes id="wordmark">
        <path
          d={
            'm110 348v-320h70v320zm-110-264v-56h90v56zm200 0v-56h90v56zm263 271' +
            e +
            'm393 107q-66 0-98-32t-33-89v-18q0-56 33-88t97-31q19 0 35 3t29 7q13 5 22 10l6 56q-15-9-34-15t-46-6q-37 0-56 17-18 17-18 48v16q0 31 19 49 19 17 57 17 25 0 44-6 20-6 37-15l-6 56q-15 8-37 14-23 7-51 7zm329-7' +
            arch +
            'm-187 0v-330h67v82l-1 78 2 3v167zm445 7' +
            e +
            'm396 107q-65 0-100-31t-34-88v-20q0-57 34-88t100-31 100 31 35 88v20q0 58-35 88t-100 31zm0-53q32 0 49-17t18-47v-24q0-31-18-47t-49-17-49 17q-17 16-17 47v24q0 31 17 47 17 17 49 17zm373 46' +
            arch +
            'm-186 0v-243h68l-3 66 3 7v170z'
          }
        />
      </SharedShapes>
    </svg>
  );
}
