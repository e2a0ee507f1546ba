import sys,collections
def load(f):
    d=collections.defaultdict(list)
    for l in open(f):
        c=l.rstrip('\n').split('\t')
        d[(c[0],c[1],c[3] )].append(c)
    return d
a,b=load(sys.argv[1]),load(sys.argv[2])
ch=collections.Counter(); out=[]
for k in sorted(set(a)|set(b)):
    x,y=a.get(k,[]),b.get(k,[])
    if [c[2:] for c in x]==[c[2:] for c in y]: continue
    sx=[c[4] for c in x]; sy=[c[4] for c in y]
    isrow = (x or y)[0][2]!='-'
    kind=('row ' if isrow else 'part ')+('same' if sx==sy else '/'.join(sx)+' -> '+'/'.join(sy) if isrow else 'points')
    ch[kind]+=1
    if isrow: out.append((kind,k,x,y))
for k,n in ch.most_common(): print(n,k)
only=sys.argv[3] if len(sys.argv)>3 else ''
for kind,k,x,y in out:
    if only=='all' or (only=='' and 'same' not in kind) or (only=='same' and 'same' in kind):
        print('*',kind,k[0][:9],k[1],k[2]); 
        for t,r in(('-',x),('+',y)):
            for c in r: print('  ',t,c[5][:100],'#',(c[6] if len(c)>6 else '')[:200])
