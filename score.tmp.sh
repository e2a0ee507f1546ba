cd /work/h-plain
npx tsx tests/eval/own-set/plain-people/measure.ts | tr '\n' ' '; echo
npx tsx tests/eval/run.ts parse /work/shared/eval/dev /tmp/plain-parse.jsonl; python3 -B /work/shared/eval/tools/score.py parse /work/shared/eval/dev /tmp/plain-parse.jsonl | grep -E "PARSE|title|company|inst|degree|loc|skills_f1"|tr -d '\n'; echo
npx tsx tests/eval/run.ts nertext /work/shared/eval/dev /tmp/plain-ner.jsonl;  python3 -B /work/shared/eval/tools/score.py nertext /work/shared/eval/dev /tmp/plain-ner.jsonl | tr -d '\n'; echo
