/* Edge-avoiding a-trous wavelet filter (Dammertz et al. 2010) on the light alone.
   Build: cc -O3 -march=native -ffast-math -shared -fPIC denoise.c -o denoise.so -lm */
#include <math.h>
#include <stdlib.h>
#include <string.h>
static inline float fexp(float x){ /* exp for x<=0, to about 2 % */
  if(x<-12.f) return 0.f; float y=1.f+x/256.f; y*=y;y*=y;y*=y;y*=y;y*=y;y*=y;y*=y;y*=y; return y; }
void denoise(float*light,const float*normal,const float*depth,const float*grey,const float*slope,const float*sigma,int h,int w,int rounds){
  static const float K[5]={1/16.f,1/4.f,3/8.f,1/4.f,1/16.f};
  size_t n=(size_t)h*w; float*out=malloc(n*3*sizeof(float)),*lum=malloc(n*sizeof(float));
  for(int r=0;r<rounds;r++){ int step=1<<r; float fade=powf(.75f,r);
    for(size_t i=0;i<n;i++) lum[i]=.2126f*light[3*i]+.7152f*light[3*i+1]+.0722f*light[3*i+2];
    for(int y=0;y<h;y++) for(int x=0;x<w;x++){ size_t p=(size_t)y*w+x; float t=0,a=0,b=0,c=0;
      float iz=1.f/(1.5f*slope[p]*step+.01f), il=1.f/(3.f*sigma[p]*fade+1e-3f);
      const float*np=normal+3*p;
      for(int i=-2;i<=2;i++){ int yy=y+i*step; yy=yy<0?0:yy>=h?h-1:yy;
        for(int k=-2;k<=2;k++){ int xx=x+k*step; xx=xx<0?0:xx>=w?w-1:xx; size_t q=(size_t)yy*w+xx; const float*nq=normal+3*q;
          float d=np[0]*nq[0]+np[1]*nq[1]+np[2]*nq[2]; d=d<0?0:d>1?1:d;
          float m=d*d; m*=m; m*=m; m*=m; m*=m; float wn=m*m*m; /* d^48 up to m=d^16 */
          int reach=abs(i)>abs(k)?abs(i):abs(k); float dz=fabsf(depth[p]-depth[q]);
          float e=-dz*(reach?1.f/(1.5f*slope[p]*step*reach+.01f):iz)-fabsf(lum[p]-lum[q])*il-fabsf(grey[p]-grey[q])*6.f;
          float wt=K[i+2]*K[k+2]*wn*fexp(e); if(!i&&!k&&wt<1e-4f) wt=1e-4f;
          t+=wt; a+=light[3*q]*wt; b+=light[3*q+1]*wt; c+=light[3*q+2]*wt; } }
      float s=1.f/t; out[3*p]=a*s; out[3*p+1]=b*s; out[3*p+2]=c*s; }
    memcpy(light,out,n*3*sizeof(float)); }
  free(out); free(lum); }
