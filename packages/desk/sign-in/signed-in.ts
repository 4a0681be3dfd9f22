/** The sign-in worker leads to this page in a window of its own. */

import { handOver } from "./sign-in";

const [done, failed] = document.querySelectorAll("p");
const isDone = handOver();
if (done) done.hidden = !isDone;
if (failed) failed.hidden = isDone;
